import { faculties, letters } from '../pack/terms.ts'
import type { Pack } from '../pack.ts'

/** Ids that are shuffled apart. */
export interface Pools {
  readonly research: readonly (readonly string[])[]
  readonly students: readonly (readonly string[])[]
  readonly professors: readonly (readonly string[])[]
  readonly glory: readonly (readonly string[])[]
  readonly chancellors: readonly string[]
  readonly setupCards: readonly string[]
  readonly ignotusCards: readonly string[]
}

export const preparePools = (pack: Pack): Pools => ({
  research: pack.researchCards.letters.map(letter =>
    idsOf(pack.researchCards.cards.filter(card => card.letter === letter)),
  ),
  students: faculties.map(faculty => idsOf(pack.students.filter(one => one.faculty === faculty))),
  professors: faculties.map(faculty => idsOf(pack.professors.filter(one => one.faculty === faculty))),
  glory: letters.map(letter => idsOf(pack.gloryTiles.filter(tile => tile.letter === letter))),
  chancellors: idsOf(pack.chancellors),
  setupCards: idsOf(pack.setupCards.cards),
  ignotusCards: idsOf(pack.ignotus.cards),
})

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)
