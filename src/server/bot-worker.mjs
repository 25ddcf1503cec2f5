// Threads started from the sources cannot read TypeScript by themselves under Node 20.
import '../typescript/register.mjs'

const { default: answer } = await import('./bot-worker.ts')
export default answer
