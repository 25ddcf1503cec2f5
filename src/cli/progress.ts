/** A bar on the terminal's error stream; nothing where there is no terminal. */
export function progressBar(total: number): { at(done: number): void; end(): void } {
  const out = process.stderr
  if (!out.isTTY) return { at: () => undefined, end: () => undefined }
  const width = 30
  let shown = -1
  return {
    at(done) {
      const filled = Math.floor((done / total) * width)
      if (filled === shown && done < total) return
      shown = filled
      out.write(`\r[${'='.repeat(filled)}${' '.repeat(width - filled)}] ${done}/${total}`)
    },
    end: () => void out.write('\r\u001b[K'),
  }
}

/** Results go to the output; progress to the error stream, if it is a terminal. */
export const terminalOut = () => ({
  write: (text: string) => void process.stdout.write(text),
  progress: (text: string) => void process.stderr.write(text),
  watched: process.stderr.isTTY === true,
})
