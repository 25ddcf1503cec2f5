import type { PointGroup } from '../profiled.ts'

const groups: Readonly<Record<string, PointGroup>> = {
  projects: { id: 'projects', name: { en: 'Complete Projects', it: 'Progetti completi' } },
  leaders: { id: 'leaders', name: { en: 'Rows led', it: 'File guidate' } },
  jury: { id: 'jury', name: { en: 'Jury', it: 'Giuria' } },
  columns: { id: 'columns', name: { en: 'Patents Office', it: 'Ufficio Brevetti' } },
}

const chits: PointGroup = { id: 'chits', name: { en: 'Bonus chits', it: 'Segnalini bonus' } }

/** The group of a reason on the score sheet. The components among them are bonus chits. */
export const pointSource = (because: string): PointGroup => groups[because] ?? chits
