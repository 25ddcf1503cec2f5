import { type Chance, nextBelow } from '../../../kernel/chance.ts'
import { take } from '../../../kernel/play.ts'
import type { Option, Question } from '../../../kernel/question.ts'
import type { Play } from '../state.ts'

/**
 * A random answer of a player who wants to build: recruits and takes busts when possible, and ends nothing early. Blind
 * random play seldom comes to professors, busts and the end of the research track; this does.
 */
const best = ['professor', 'student', 'bust', 'repeat-bonus']
const good = [...best, 'lecture', 'use', 'ready', 'step', 'buy', 'own', 'laboratory', 'bishop']
const ending = ['pass', 'stop', 'end-turn']

export function takeEagerly(play: Play, chance: Chance): { readonly question: Question; readonly chosen: Option } {
  const question = play.open[nextBelow(chance, play.open.length)] as Question
  const mood = nextBelow(chance, 10)
  const pools = [
    mood < 8 ? question.options.filter(({ verb }) => best.includes(verb)) : [],
    mood < 9 ? question.options.filter(({ verb }) => good.includes(verb)) : [],
    question.options.filter(({ verb }) => !ending.includes(verb)),
    question.options,
  ]
  const pool = pools.find(options => options.length > 0) ?? question.options
  const chosen = pool[nextBelow(chance, pool.length)] as Option
  take(play, question, chosen)
  return { question, chosen }
}
