import type { OptionPhrases, QuestionPhrases, ReasonPhrases } from './phrases/asking.ts'
import type { ComponentPhrases, EffectPhrases } from './phrases/components.ts'
import type { EventPhrases } from './phrases/events.ts'
import type { OutlinePhrases } from './phrases/outline.ts'
import type { TablePhrases } from './phrases/table.ts'
import type { TermPhrases } from './phrases/terms.ts'

/**
 * All that one language has to say about Alma Mater. Every key is required: a missing translation is a type error. Amounts
 * come as numbers where a language must choose between singular and plural, and as finished texts everywhere else.
 */
export interface Phrases {
  readonly tagline: string
  readonly terms: TermPhrases
  readonly effects: EffectPhrases
  readonly components: ComponentPhrases
  readonly questions: QuestionPhrases
  readonly options: OptionPhrases
  readonly reasons: ReasonPhrases
  readonly events: EventPhrases
  readonly table: TablePhrases
  readonly outline: OutlinePhrases
}
