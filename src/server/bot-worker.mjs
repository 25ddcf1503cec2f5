// Threads started from the sources cannot read TypeScript by themselves under Node 20.
import { register } from 'tsx/esm/api'

register()
const { default: answer } = await import('./bot-worker.ts')
export default answer
