import type { Newton } from '../components.ts'
import type { PointSource } from '../state.ts'
import { nameOf } from './components.ts'
import type { Rank } from './phrases/telling.ts'
import type { Phrases } from './phrases.ts'

/** What gave points: a source during the game, or the Objective or Master itself. */
export const scoreReasonText = (phrases: Phrases, newton: Newton, because: string): string =>
  phrases.scores.sources[because as PointSource] ?? nameOf(phrases, newton, because)

/** Packs may have ranks of their own: those keep their name. */
export const rankText = ({ scores }: Phrases, rank: string): string => scores.ranks[rank as Rank] ?? rank
