import type { Words } from '../../../kernel/words.ts'
import type { Newton } from '../components.ts'
import type { AskedFrame } from '../rules.ts'
import type { NewtonState } from '../state.ts'
import { componentText } from './components.ts'
import { eventText } from './events.ts'
import { optionText } from './options.ts'
import { outlineText } from './outline.ts'
import type { Phrases } from './phrases.ts'
import { questionText } from './questions.ts'
import { reasonText } from './reasons.ts'
import { gameOptionText, momentText, optionValueText, rankText, scoreReasonText } from './table.ts'

/** Newton's words in one language: its phrases, filled from the components and the state. */
export const makeWords = (phrases: Phrases): Words<NewtonState, Newton> => ({
  tagline: phrases.tagline,
  question: (play, frame: AskedFrame, seat) => questionText(phrases, play, frame, seat),
  option: (play, option, frame: AskedFrame) => optionText(phrases, play, option, frame),
  reason: (play, reason) => reasonText(phrases, play, reason),
  event: (components, event, who) => eventText(phrases, components, event, who),
  component: (components, id) => componentText(phrases, components, id),
  scoreReason: (components, because) => scoreReasonText(phrases, components, because),
  rank: rank => rankText(phrases, rank),
  tieBreak: by => by,
  target: String,
  gameOption: name => gameOptionText(phrases, name),
  optionValue: (name, value) => optionValueText(phrases, name, value),
  moment: state => momentText(phrases, state),
  outline: (play, who) => outlineText(phrases, play, who),
})
