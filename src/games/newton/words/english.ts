import { help, options, questions, reasons } from './english/asking.ts'
import { components, effects } from './english/components.ts'
import { causes, events } from './english/events.ts'
import { outline } from './english/outline.ts'
import { scores, table } from './english/table.ts'
import { terms } from './english/terms.ts'
import { makeWords } from './make.ts'

export const english = makeWords({
  tagline: 'Travel, study, teach and invent: five turns a round to make your cards count.',
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
