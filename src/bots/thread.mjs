// A worker thread starts without the loader that reads TypeScript: it is registered here, before anything is imported.
import '../typescript/register.mjs'

const { think } = await import('./thinker.ts')
export default think
