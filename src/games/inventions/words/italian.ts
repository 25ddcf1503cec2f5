import { asking } from './italian/asking.ts'
import { components, effects } from './italian/components.ts'
import { events } from './italian/events.ts'
import { names } from './italian/names.ts'
import { outline } from './italian/outline.ts'
import { scores, table } from './italian/table.ts'
import { terms } from './italian/terms.ts'
import { makeWords } from './make.ts'

export const italian = makeWords({
  tagline:
    'Presentare, inventare, innovare, condividere: dall’età della pietra a quella dei computer, un’azione tira l’altra.',
  names,
  terms,
  effects,
  components,
  ...asking,
  events,
  scores,
  table,
  outline,
})
