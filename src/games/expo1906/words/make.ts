import type { Words } from '../../../kernel/words.ts'
import type { Expo } from '../components.ts'
import type { AskedFrame } from '../rules.ts'
import type { ExpoState } from '../state.ts'
import { componentText } from './components.ts'
import { eventText } from './events.ts'
import { optionText } from './options.ts'
import { outlineText } from './outline.ts'
import type { Phrases } from './phrases.ts'
import { questionText } from './questions.ts'
import { reasonText } from './reasons.ts'
import { gameOptionText, momentText, optionValueText, scoreReasonText, tieBreakText } from './table.ts'

/** Expo 1906's words in one language: its phrases, filled from the components and the state. */
export const makeWords = (phrases: Phrases): Words<ExpoState, Expo> => ({
  tagline: phrases.tagline,
  question: (play, frame: AskedFrame, seat) => questionText(phrases, play, frame, seat),
  option: (play, option, frame: AskedFrame) => optionText(phrases, play, option, frame),
  reason: (play, reason) => reasonText(phrases, play, reason),
  event: (components, event, who) => eventText(phrases, components, event, who),
  component: (components, id, state) => componentText(phrases, components, id, state?.seats),
  scoreReason: (components, because) => scoreReasonText(phrases, components, because),
  rank: rank => rank,
  tieBreak: by => tieBreakText(phrases, by),
  target: phrases.table.target,
  gameOption: name => gameOptionText(phrases, name),
  optionValue: (name, value) => optionValueText(phrases, name, value),
  moment: state => momentText(phrases, state),
  outline: (play, who) => outlineText(phrases, play, who),
})
