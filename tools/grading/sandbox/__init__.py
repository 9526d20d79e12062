"""Runs a student's cells apart from everything else, and lets plain data out.

    plain       what may cross: numbers, strings, lists, fractions, arrays
    bubblewrap  the outer wall: no network, no files but Python and the packages fair to use
    packages    outside: which those are
    warm        inside: loads the libraries once, forks a process for each submission
    confine     inside: shuts that process into namespaces and limits of its own
    student     inside: executes cells, answers requests
    picture     outside: what of a figure passes
    process     outside: one such process, with its limits of time and output
    session     outside: a submission's cells, run again when their process has ended

The modules called inside import nothing of the course, and nothing that students must not read.
"""
