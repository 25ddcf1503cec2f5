import { options, questions, reasons } from './italian/asking.ts'
import { components, effects } from './italian/components.ts'
import { events } from './italian/events.ts'
import { outline } from './italian/outline.ts'
import { table } from './italian/table.ts'
import { terms } from './italian/terms.ts'
import { makeWords } from './make.ts'

export const italian = makeWords({
  tagline:
    'Guida un’università del Rinascimento: vendi i tuoi libri, attira studenti e professori, primeggia nella ricerca.',
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
