import type { Words } from '../../../kernel/words.ts'
import type { Expo } from '../components.ts'
import type { Handicap } from '../pack.ts'
import type { ExpoState } from '../state.ts'
import { componentText } from './components.ts'
import { eventText } from './events.ts'
import { momentText } from './moment.ts'
import { nameOf } from './names.ts'
import { optionText } from './options.ts'
import { outlineText } from './outline.ts'
import type { Phrases, TablePhrases } from './phrases.ts'
import { questionText } from './questions.ts'
import { reasonText } from './reasons.ts'

/** Expo 1906's words in one language: its phrases, filled from the components and the state. */
export const makeWords = (phrases: Phrases): Words<ExpoState, Expo> => ({
  tagline: phrases.tagline,
  question: (play, frame, seat) => questionText(phrases, play, frame, seat),
  option: (play, option, frame) => optionText(phrases, play, option, frame),
  reason: (play, reason) => reasonText(phrases, play, reason),
  event: (components, event, who) => eventText(phrases, components, event, who),
  component: (components, id, state) => componentText(phrases, components, id, state?.seats),
  scoreReason: (components, because) =>
    phrases.table.sources[because as keyof TablePhrases['sources']] ?? nameOf(phrases, components, because),
  rank: rank => rank,
  tieBreak: by => phrases.table.tieBreaks[by as keyof TablePhrases['tieBreaks']] ?? by,
  target: phrases.table.target,
  gameOption: name => phrases.table.options[name as keyof TablePhrases['options']] ?? name,
  optionValue: (name, value) => optionValueText(phrases, name, value),
  moment: state => momentText(phrases, state),
  outline: (play, who) => outlineText(phrases, play, who),
})

function optionValueText({ table, terms }: Phrases, name: string, value: string): string {
  if (name === 'handicaps') return table.handicaps[value as Handicap] ?? value
  if (name === 'colors') return value === '' ? table.any : terms.colors[value as keyof typeof terms.colors]
  if (value === 'true') return table.yes
  return value === 'false' ? table.no : value
}
