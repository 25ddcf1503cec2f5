import { asking } from './english/asking.ts'
import { components, effects } from './english/components.ts'
import { events } from './english/events.ts'
import { names } from './english/names.ts'
import { outline } from './english/outline.ts'
import { scores, table } from './english/table.ts'
import { terms } from './english/terms.ts'
import { makeWords } from './make.ts'

export const english = makeWords({
  tagline: 'Present, invent, innovate, share: from the Stone Age to the Computer Age, one action leading to another.',
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
