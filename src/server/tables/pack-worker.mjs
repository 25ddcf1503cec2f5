// Threads started from the sources cannot read TypeScript by themselves under Node 20.
import '../../typescript/register.mjs'

const { default: tryInThread } = await import('./pack-worker.ts')
export default tryInThread
