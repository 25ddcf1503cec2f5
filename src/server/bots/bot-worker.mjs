// Threads started from the sources cannot read TypeScript by themselves under Node 20.
import '../../typescript/register.mjs'

await import('./bot-worker.ts')
