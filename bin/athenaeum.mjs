#!/usr/bin/env node
// Runs the command line from its sources: nothing to build first.
import '../src/typescript/register.mjs'

// Whoever read may have gone, as `head` does.
process.stdout.on('error', fault => {
  if (fault.code !== 'EPIPE') throw fault
  process.exit(0)
})

const { main } = await import('../src/cli/main.ts')
process.exitCode = await main(process.argv.slice(2))
