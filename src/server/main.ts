import { optionsOf } from './environment.ts'
import { whyNotStarted } from './not-started.ts'
import { type Serving, serve } from './serve.ts'

/** Serves with what the environment says, until told to stop. */
const serving = await started().catch(fault => {
  const why = whyNotStarted(fault)
  console.error(why === undefined ? fault : `athenaeum: ${why}`)
  process.exit(1)
})
console.log(`Athenaeum is at ${serving.url}`)

async function started(): Promise<Serving> {
  return serve(optionsOf(process.env))
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    serving.close().then(
      () => process.exit(0),
      fault => {
        console.error(fault)
        process.exit(1)
      },
    )
  })
