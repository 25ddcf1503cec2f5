import type { Reason } from '../../../kernel/question.ts'
import type { Language } from '../../../kernel/words.ts'
import { almaMater } from '../game.ts'
import type { Play } from '../state.ts'

export const reasonText = (language: Language, play: Play, reason: Reason): string =>
  almaMater.words[language].reason(play, reason)
