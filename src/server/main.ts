import { StoreError } from '../store/port.ts'
import { serve } from './serve.ts'
import { optionsOf } from './settings.ts'

/** Serves with what the environment says, until told to stop. */
const serving = await serve(optionsOf(process.env)).catch(fault => {
  // Words for whoever started it, where it is not the program that is at fault.
  console.error(fault instanceof StoreError ? `athenaeum: ${fault.message}` : fault)
  process.exit(1)
})
console.log(`Athenaeum is at ${serving.url}`)

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
