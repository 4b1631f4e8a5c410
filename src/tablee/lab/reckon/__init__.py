"""What games tell once they are played: figures, their intervals, and their differences."""
