import { describe, expect, it } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { chanceFromSeed, nextBelow } from '../../kernel/chance.ts'
import type { CoreState, Game, Play, Seat } from '../../kernel/contract.ts'
import { imagine } from '../../kernel/imagine.ts'
import { answer, begin, fork, isOver, questionFor } from '../../kernel/play.ts'
import { viewOf } from '../../kernel/view.ts'
import { botAnswer } from '../match.ts'
import type { Mind } from '../mind.ts'
import { mindOf } from '../minds.ts'
import { profiledOf } from '../profiled-games.ts'
import { taskAt } from '../testing/midgame.ts'
import { coachingOf } from './coachings.ts'
import { type Counsel, counsel } from './counsel.ts'
import { countOf } from './count-of.ts'
import type { PartGoal } from './part-goal.ts'
import { reasonsOfTurn } from './turn-reasons.ts'

const LEARNER = 0

/** One question in so many is looked at. */
const EVERY = 11

/** Looks at questions of a game that a newcomer plays against two others, and who answers now and then at random. */
function questionsOf(game: Game, seed: string, see: (play: Play, before: CoreState) => void): void {
  const play = begin(game, { players: 3, seed })
  const chance = chanceFromSeed(seed)
  let before = viewOf(game, play.state, LEARNER)
  let asked = 0
  while (!isOver(play)) {
    const [{ seat, options }] = play.open as [Play['open'][number]]
    if (seat === LEARNER && options.length > 1 && asked++ % EVERY === 0) {
      see(play, before)
      before = viewOf(game, play.state, LEARNER)
    }
    const random = options[nextBelow(chance, options.length)]?.key ?? ''
    answer(play, seat, nextBelow(chance, 3) === 0 ? random : botAnswer(play, seat, 'newcomer', seed, {}))
  }
}

/** A mind that wants to reach a goal, and what is good besides. */
function wanting(mind: Mind, { steps }: PartGoal): Mind {
  return {
    ...mind,
    judge(play, seat, terms) {
      mind.judge(play, seat, terms)
      const missing = steps.map(({ counter, to }) => Math.max(0, to - countOf(play, seat, counter)))
      terms[0] = (terms[0] ?? 0) - 100 * missing.reduce((sum, one) => sum + one, 0)
    },
  }
}

/** Plays on to the end of this part of the game, the learner wanting the goal: what they have then. */
function pursued(from: Play, goal: PartGoal): Play {
  const play = fork(from)
  const coaching = coachingOf(play.game)
  while (!isOver(play) && coaching?.part(play) === goal.part) {
    const seat = play.open[0]?.seat ?? 0
    const own = seat === LEARNER
    const mind = own ? wanting(mindOf(play.game), goal) : undefined
    answer(play, seat, botAnswer(play, seat, own ? 'scholar' : 'newcomer', 'pursued', {}, mind))
  }
  return play
}

/** The same as far as a seat can see, with everything else laid out anew. */
const laidAnew = ({ game, components, state }: Play, seat: Seat): CoreState =>
  viewOf(game, imagine(game, components, viewOf(game, state, seat), seat, chanceFromSeed('anew')), seat)

describe.each(gameIds)('the coach of %s', id => {
  it('names goals that can be reached, and mistakes beside a better answer, from what the seat sees alone', async () => {
    const game = await loadGame(id)
    let [goals, reached] = [0, 0]
    questionsOf(game, 'coach', (play, before) => {
      const task = taskAt(play, LEARNER)
      const said = counsel(task, true)
      expect(counsel({ ...task, view: laidAnew(play, LEARNER) }, true)).toEqual(said)
      mustBeLegal(play, said)
      const watched = { game, components: play.components, before, seat: LEARNER, mover: 1 }
      expect(reasonsOfTurn({ ...watched, after: laidAnew(play, LEARNER) })).toEqual(
        reasonsOfTurn({ ...watched, after: task.view }),
      )
      const { goal } = said
      if (goal === undefined || goal.steps.length === 0) return
      for (const { counter, from, to } of goal.steps) {
        expect(profiledOf(game).pace.map(one => one.id)).toContain(counter)
        expect(from).toBe(countOf(play, LEARNER, counter))
        expect(to).toBeGreaterThan(from)
      }
      const after = pursued(play, goal)
      goals++
      if (goal.steps.every(({ counter, to }) => countOf(after, LEARNER, counter) >= to)) reached++
    })
    expect(goals).toBeGreaterThan(0)
    expect(reached / goals).toBeGreaterThanOrEqual(0.5)
  })
})

/** Whatever is named can be answered, leads on as told, and stands apart from what is better. */
function mustBeLegal(play: Play, { mistakes, notice }: Counsel): void {
  const keys = questionFor(play, LEARNER)?.options.map(({ key }) => key)
  for (const { key, better, loss } of mistakes) {
    expect(keys).toContain(key)
    expect(keys).toContain(better.key)
    expect(key).not.toBe(better.key)
    expect(loss).toBeGreaterThanOrEqual(coachingOf(play.game)?.costly ?? Number.NaN)
  }
  if (notice === undefined) return
  expect(mindOf(play.game).terms).toContain(notice.term)
  expect(keys).toContain(notice.line[0])
}
