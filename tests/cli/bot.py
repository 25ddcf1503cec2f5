"""A small bot in another language: plays a whole game through `athenaeum engine`, always by its own random choice."""
import json
import random
import subprocess
import sys

game, players, seed = sys.argv[3], int(sys.argv[4]), sys.argv[5]
engine = subprocess.Popen(sys.argv[1:3] + ["engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
choose = random.Random(seed)


def ask(request):
    engine.stdin.write(json.dumps(request) + "\n")
    engine.stdin.flush()
    reply = json.loads(engine.stdout.readline())
    if "error" in reply:
        raise SystemExit(f"{request} -> {reply['error']}")
    return reply


questions = ask({"do": "new", "game": game, "players": players, "seed": seed, "options": {}})["questions"]
answers = 0
while questions:
    question = choose.choice(questions)
    key = choose.choice(question["options"])
    questions = ask({"do": "answer", "seat": question["seat"], "key": key})["questions"]
    answers += 1
scores = ask({"do": "scores"})
record = ask({"do": "record"})["record"]
engine.stdin.close()
engine.wait()
print(json.dumps({"answers": answers, "over": scores["over"], "totals": [s["total"] for s in scores["scores"]], "record": record}))
