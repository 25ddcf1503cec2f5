import { BadSetting, optionsOf } from './environment.ts'
import { serveUntilTold } from './serve-until-told.ts'

/** Serves with what the environment says, until told to stop. */
try {
  await serveUntilTold(optionsOf(process.env))
  process.exit(0)
} catch (fault) {
  console.error(fault instanceof BadSetting ? `athenaeum: ${fault.message}` : fault)
  process.exit(1)
}
