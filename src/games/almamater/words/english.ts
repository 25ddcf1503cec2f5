import { options, questions, reasons } from './english/asking.ts'
import { components, effects } from './english/components.ts'
import { events } from './english/events.ts'
import { outline } from './english/outline.ts'
import { table } from './english/table.ts'
import { terms } from './english/terms.ts'
import { makeWords } from './make.ts'

export const english = makeWords({
  tagline: 'Lead a university of the Renaissance: sell your books, win students and professors, be first in research.',
  terms,
  effects,
  components,
  questions,
  options,
  reasons,
  events,
  table,
  outline,
})
