"""What builds, checks and grades the course: a room each."""
