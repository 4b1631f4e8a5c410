"""What Karmaka's virtual players share, compiled whole: plans, ratings, evaluation."""
