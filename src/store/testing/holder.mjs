// A server's hold on a data folder, in a process of its own that can be killed.
import '../../typescript/register.mjs'

const { openStore } = await import('../open.ts')
await openStore({ dataFolder: process.argv[2] ?? '', alone: true })
console.log('held')
setInterval(() => {}, 60_000)
