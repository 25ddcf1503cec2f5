import { asking, options, reasons } from './italian/asking.ts'
import { components } from './italian/components.ts'
import { events } from './italian/events.ts'
import { outline } from './italian/outline.ts'
import { table } from './italian/table.ts'
import { terms } from './italian/terms.ts'
import { makeWords } from './make.ts'

export const italian = makeWords({
  tagline: 'Riempi il laboratorio di invenzioni per l’Esposizione e conquista la Giuria.',
  terms,
  components,
  asking,
  options,
  reasons,
  events,
  table,
  outline,
})
