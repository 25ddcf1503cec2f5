import { openStore } from '../open.ts'

/** A server's hold on a data folder, in a process of its own that can be killed. */
await openStore({ dataFolder: process.argv[2] ?? '', alone: true })
console.log('held')
setInterval(() => {}, 60_000)
