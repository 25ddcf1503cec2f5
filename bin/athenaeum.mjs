#!/usr/bin/env node
// Runs the command line from its sources: nothing to build first.
import '../src/typescript/register.mjs'

const { main } = await import('../src/cli/main.ts')
const { endWithOutput } = await import('../src/cli/output.ts')
endWithOutput()
process.exitCode = await main(process.argv.slice(2))
