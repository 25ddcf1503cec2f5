import type { Option } from '../../../kernel/question.ts'
import type { OptionPurpose } from '../board.ts'

const leaving = ['go-on', 'end-turn', 'decline', 'stop', 'nothing', 'confirm']

/** Economy tiles are used beside the matter of a question, everything that only goes on leaves it. */
export function purposeOf({ verb }: Option): OptionPurpose {
  if (leaving.includes(verb)) return 'leave'
  return verb === 'economy' ? 'aside' : 'matter'
}
