import { help, options, questions, reasons } from './italian/asking.ts'
import { components, effects } from './italian/components.ts'
import { causes, events } from './italian/events.ts'
import { outline } from './italian/outline.ts'
import { scores, table } from './italian/table.ts'
import { terms } from './italian/terms.ts'
import { makeWords } from './make.ts'

export const italian = makeWords({
  tagline: 'Viaggia, studia, insegna e inventa: cinque turni a round per far fruttare le tue carte.',
  terms,
  effects,
  components,
  questions,
  help,
  options,
  reasons,
  events,
  causes,
  scores,
  table,
  outline,
})
