import { asking, options, reasons } from './english/asking.ts'
import { components } from './english/components.ts'
import { events } from './english/events.ts'
import { outline } from './english/outline.ts'
import { table } from './english/table.ts'
import { terms } from './english/terms.ts'
import { makeWords } from './make.ts'

export const english = makeWords({
  tagline: 'Fill your laboratory with inventions for the World’s Fair, and win the Jury over.',
  terms,
  components,
  asking,
  options,
  reasons,
  events,
  table,
  outline,
})
