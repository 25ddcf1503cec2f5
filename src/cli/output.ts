/**
 * Ends when what a command says can be written no more: whoever reads it has gone, as `head` does, and has what they wanted; or there
 * is no room for it.
 */
export function endWithOutput(): void {
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code === 'EPIPE') process.exit(0)
    console.error(`athenaeum: the output cannot be written: ${fault.message}`)
    process.exit(1)
  })
  process.stderr.on('error', () => {})
}
