// A worker thread starts without the loader that reads TypeScript: it is registered here, before anything is imported.
import { register } from 'tsx/esm/api'

register()
const { think } = await import('./thinker.ts')
export default think
