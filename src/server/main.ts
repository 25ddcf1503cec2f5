import { BadSetting, optionsOf } from './environment.ts'
import { serveUntilTold } from './serve-until-told.ts'

/** While somebody works on the page another server builds and serves it. */
const withoutPage = process.argv.includes('--without-page')

/** Serves with what the environment says, until told to stop. */
try {
  await serveUntilTold({ ...optionsOf(process.env), ...(withoutPage && { webFolder: undefined }) })
  process.exit(0)
} catch (fault) {
  console.error(fault instanceof BadSetting ? `athenaeum: ${fault.message}` : fault)
  process.exit(1)
}
