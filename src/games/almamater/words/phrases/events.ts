import type { Count } from '../../../phrase.ts'

type Told = (who: string, what: string) => string

export interface EventPhrases {
  readonly gained: Told
  readonly paid: Told
  readonly masterGained: (who: string) => string
  readonly drafted: Told
  readonly draftedHidden: (who: string) => string
  readonly boxed: Told
  readonly boxedHidden: (who: string) => string
  readonly orderSet: (order: string) => string
  readonly withTotal: (who: string, total: number) => string
  readonly chancellorChosen: Told
  readonly cardKept: Told
  readonly arranged: Told
  readonly roundBegan: Count
  readonly ignotus: (card: string, level: number) => string
  readonly sent: (who: string, pieces: string, space: string) => string
  readonly studentRecruited: (who: string, student: string, hall: string) => string
  readonly professorRecruited: Told
  readonly priceSet: (professor: string, price: string) => string
  readonly bookmark: (professor: string, kind: string) => string
  readonly lecture: Told
  readonly lectureInVain: Told
  readonly readied: Told
  readonly exhausted: Told
  readonly shelved: (who: string, count: number) => string
  readonly bought: (who: string, books: string, shown: number) => string
  readonly shelfScored: (who: string, color: string, slot: number) => string
  readonly researched: (who: string, from: number, to: number) => string
  readonly rested: Told
  readonly masterLost: (who: string) => string
  readonly tutorLost: (who: string) => string
  readonly bonusRepeated: Told
  readonly bustTaken: (who: string, bust: string, chancellor: string) => string
  readonly passed: (who: string) => string
  readonly turnEnded: (who: string) => string
  readonly cleanedUp: (who: string, books: number) => string
  readonly pricesLaid: Told
  readonly reputationSet: (colors: string) => string
  readonly gameEnded: string
  readonly answered: (who: string) => string
}

/** Causes that are no component. */
export type Cause = 'shelf' | 'income' | 'reputation' | 'storage' | 'pass' | 'prestige' | 'green-step'
