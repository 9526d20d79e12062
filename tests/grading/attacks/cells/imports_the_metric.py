"""Takes the metric ready made.

function: unfair-import
"""

# cell: function
from sklearn.metrics import average_precision_score as average_precision
