"""Runs a command in a real (pseudo) terminal, waits for prompts, types the lines given, and prints all that was shown."""
import os
import pty
import select
import sys
import time

prompt, typed, command = sys.argv[1].encode(), sys.argv[2].split(","), sys.argv[3:]
pid, terminal = pty.fork()
if pid == 0:
    os.environ["TERM"] = "xterm"
    os.execvp(command[0], command)

shown, seen, deadline = b"", 0, time.time() + 50
while time.time() < deadline:
    ready, _, _ = select.select([terminal], [], [], 0.2)
    if ready:
        try:
            chunk = os.read(terminal, 65536)
        except OSError:
            break
        if not chunk:
            break
        shown += chunk
    if typed and prompt in shown[seen:]:
        seen = len(shown)
        os.write(terminal, typed.pop(0).encode() + b"\r")
_, status = os.waitpid(pid, 0)
sys.stdout.buffer.write(shown)
sys.exit(os.waitstatus_to_exitcode(status))
