"""A player in another language for `athenaeum match`: is told its view and its options, and answers with one of their keys."""
import json
import random
import sys

for line in sys.stdin:
    asked = json.loads(line)
    mine = random.Random(f"{asked['seed']} {asked['view']['answered']} {asked['seat']}")
    print(json.dumps({"key": mine.choice(asked["options"])}), flush=True)
