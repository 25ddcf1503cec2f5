import { describe, expect, test } from 'vitest'
import { gameIds, loadGame } from '../games/catalogue.ts'
import { changesFor, hasAmount } from '../kernel/amounts.ts'
import { chanceFromSeed, nextBelow } from '../kernel/chance.ts'
import type { GameEvent, Play, Seat } from '../kernel/contract.ts'
import { toldOfTurn, turnsOfOthers } from '../kernel/others-turns.ts'
import { layPlan, type PlannedStep, plannedAt } from '../kernel/planned.ts'
import { answer, begin, fork, questionFor, resume } from '../kernel/play.ts'
import { takeRandomly } from '../kernel/playout.ts'
import { answerAlone, toOwnTurn } from '../kernel/stand-still.ts'
import { randomPlan } from '../kernel/testing/random-plan.ts'
import { fieldsToldBy } from '../kernel/told-case.ts'
import { eventsFor, viewOf } from '../kernel/view.ts'
import { applyEntry, courseOf } from './apply.ts'
import type { Entry } from './entry.ts'
import { type FollowedPlan, followedBy } from './followed-plan.ts'
import { withoutPerson } from './forget.ts'
import { seatOf } from './seats.ts'
import { restoreTable, saveTable } from './snapshot.ts'
import { askedSeats, newTable, type Table } from './table.ts'
import { ada, answerSomehow, ben, eve, foldedAgain, give, keysOf, type Trial, trial, whoSits } from './testing/table.ts'
import { viewTable } from './view.ts'

const MINE: Seat = 0
/** Games played by each game; `PLANS=200` plays many more. */
const GAMES = Number(process.env.PLANS ?? 5)

const seenBy = (play: Play, seat: Seat): Play => resume(play.game, play.components, viewOf(play.game, play.state, seat))

const planOf = (made: Trial): FollowedPlan | undefined => followedBy(made.table.followed, MINE)

const byOrder = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap(entry => (entry.kind === 'answered' && entry.by === 'order' ? [entry.key] : []))

/** Lets everybody answer at random until it is this seat's own choice, or nobody's. */
function playUntilPlanned(made: Trial, answers: number): void {
  for (let step = 0; step < answers || askedSeats(made.table).includes(MINE); step++) {
    if (made.table.finishedAt !== undefined || step > answers + 60) return
    answerSomehow(made)
  }
}

/** Lets the others play at random until the plan is done or stopped, or its seat is to choose. */
function playWhileFollowed(made: Trial, seed: number, between: (made: Trial, pick: number) => void = () => {}): void {
  for (let turns = 0; turns < 400; turns++) {
    const followed = planOf(made)
    const over = followed === undefined || followed.stopped !== undefined || followed.steps.length === 0
    if (over || made.table.finishedAt !== undefined || askedSeats(made.table).includes(MINE)) break
    answerSomehow(made, turns + seed)
    between(made, turns)
  }
}

async function gameWithPlan(
  id: string,
  seed: number,
  changed: (view: Play, steps: readonly PlannedStep[]) => readonly PlannedStep[] = (_, steps) => steps,
): Promise<{ made: Trial; steps: readonly PlannedStep[]; at: number }> {
  const made = trial({ game: await loadGame(id), seats: [seatOf(ada), seatOf(ben), seatOf(eve)], seed: `plan ${seed}` })
  playUntilPlanned(made, 12 + (seed % 16) * 9)
  const view = seenBy(courseOf(made.table).play, MINE)
  const steps = changed(view, randomPlan(view, MINE, 8, chanceFromSeed(`${id} ${seed}`)))
  const at = made.entries.length
  if (steps.length > 0) give(made, ada, { kind: 'follow-plan', seat: MINE, plan: 'a', steps })
  return { made, steps, at }
}

/** The step that stopped a plan really does not come out on the whole table, of which the seat sees only a part. */
function expectRightReason(made: Trial, { steps: [next], given, stopped }: FollowedPlan): void {
  const play = fork(courseOf(made.table).play, true)
  const offered = questionFor(play, MINE)?.options.some(({ key }) => key === next?.keys[given]) ?? false
  // A step further on may be the one that fails: then the table has shown so to its seat.
  if (stopped?.step !== next?.title) return
  if (stopped?.why === 'changed') {
    const { events } = answer(play, MINE, next?.keys[given] ?? '')
    expect(changesFor(events, MINE)).not.toEqual(next?.changes)
  } else if (stopped?.why !== 'not-asked') expect(offered).toBe(false)
}

/** What each ordered answer brought on the whole table is what the seat had planned, as far as its own turn goes on. */
function expectAsPlanned(made: Trial, steps: readonly PlannedStep[], at: number): void {
  let table = made.entries.slice(0, at).reduce(applyEntry, newTable(made.table.header, made.table.game))
  let number = 0
  for (const entry of made.entries.slice(at)) {
    table = applyEntry(table, entry)
    if (entry.kind !== 'answered' || entry.by !== 'order') continue
    const step = steps[number++]
    const goesOn = number < steps.length && questionFor(courseOf(table).play, MINE) !== undefined
    if (goesOn) expect(changesFor(table.happened, MINE)).toEqual(step?.changes)
  }
}

describe.each(gameIds)('orders from a plan at %s', id => {
  test('do exactly what was planned while the others play, or stop with the right reason', {
    timeout: 60_000 + GAMES * 5_000,
  }, async () => {
    let done = 0
    for (let seed = 1; seed <= GAMES; seed++) {
      const { made, steps, at } = await gameWithPlan(id, seed)
      playWhileFollowed(made, seed)
      const given = byOrder(made.entries.slice(at))
      const planned = steps.flatMap(({ keys }) => keys)
      expect(given).toEqual(planned.slice(0, given.length))
      expectAsPlanned(made, steps, at)
      const followed = planOf(made)
      if (followed?.stopped === undefined && made.table.finishedAt === undefined) expect(given).toEqual(planned)
      else if (followed?.stopped !== undefined) expectRightReason(made, followed)
      expect(foldedAgain(made)).toEqual(made.table)
      done += given.length
    }
    expect(done).toBeGreaterThan(0)
  })
})

/** Each step with a case: that the first other answer on offer in its place is gone; then the same is done, and no more. */
function withCases(view: Play, steps: readonly PlannedStep[]): readonly PlannedStep[] {
  const laid = layPlan(view, steps, MINE)
  return steps.map((step, at) => {
    const { question, chosen } = laid.steps[at]?.answers[0] ?? {}
    const other = question?.options.find(({ key }) => key !== chosen?.key)
    return other === undefined ? step : { ...step, otherwise: [{ title: 'a case', ifGone: other.key, steps: [step] }] }
  })
}

test.each(gameIds)(
  'at %s a branch for a case is taken exactly when its answer is gone',
  { timeout: 60_000 + GAMES * 5_000 },
  async id => {
    let met = 0
    for (let seed = 1; seed <= GAMES; seed++) {
      const { made } = await gameWithPlan(id, seed, withCases)
      playWhileFollowed(made, seed)
      let table = newTable(made.table.header, made.table.game)
      for (const entry of made.entries) {
        const { steps: [next] = [], given } = followedBy(table.followed, MINE) ?? {}
        const ifGone = next?.otherwise?.[0]?.ifGone
        const isTaken = entry.kind === 'plan-branched'
        const isDone = entry.kind === 'answered' && entry.by === 'order'
        if (ifGone !== undefined && given === 0 && (isTaken || isDone)) {
          const offered = questionFor(courseOf(table).play, MINE)?.options.some(({ key }) => key === ifGone)
          expect(offered).toBe(!isTaken)
          met++
        }
        table = applyEntry(table, entry)
      }
    }
    expect(met).toBeGreaterThan(0)
  },
)

/** Each step with a case that the others may do something, drawn from what they could; then the same is done. */
function withDeeds(view: Play, steps: readonly PlannedStep[]): readonly PlannedStep[] {
  const { game, components, state } = view
  const events = [...turnsOfOthers(view, steps, MINE)].flatMap(turn => toldOfTurn(turn, MINE).events)
  const deeds = events.filter(event => !hasAmount(event) && event.type !== 'turn-ended')
  const chance = chanceFromSeed(`deeds ${state.answered}`)
  return steps.map(step => {
    const event = deeds[nextBelow(chance, Math.max(1, deeds.length))]
    if (event === undefined) return step
    const ifTold = { any: [fieldsToldBy(game.words.en, components, event)], after: state.answered }
    return { ...step, otherwise: [{ title: 'a deed', ifTold, steps: [step] }] }
  })
}

/** What a seat has been told, entry by entry: what is taken back is forgotten. */
function toldSoFar(made: Trial, seat: Seat, see: (table: Table, entry: Entry, told: readonly GameEvent[][]) => void) {
  let table = newTable(made.table.header, made.table.game)
  let told: GameEvent[][] = []
  for (const entry of made.entries) {
    see(table, entry, told)
    table = applyEntry(table, entry)
    if (entry.kind === 'answered') told = [...told, [...eventsFor(table.happened, seat)]]
    if (entry.kind === 'went-back') told = [...told.slice(0, entry.to), ...entry.again.map(() => [])]
  }
}

/** Others take back what they have done, now and then, as long as nothing hangs on it. */
function takeBackSomething(made: Trial, pick: number): void {
  const { course, seats } = made.table
  const last = course?.answers.at(-1)
  if (last === undefined || last.seat === MINE || pick % 3 > 0 || seats[last.seat]?.kind !== 'person') return
  if (viewTable(made.table, last.seat).own?.canUndo === true)
    give(made, whoSits(made.table, last.seat), { kind: 'undo', seat: last.seat })
}

test.each(gameIds)(
  'at %s a branch for what another does is taken exactly when its seat was told of it, and not when that was taken back',
  { timeout: 60_000 + GAMES * 5_000 },
  async id => {
    const seen = { taken: 0, done: 0, takenBack: 0 }
    for (let seed = 1; seed <= 2 * GAMES; seed++) {
      const { made } = await gameWithPlan(id, seed, withDeeds)
      playWhileFollowed(made, seed, takeBackSomething)
      toldSoFar(made, MINE, (table, entry, told) => {
        if (entry.kind === 'went-back') seen.takenBack++
        const { steps: [next] = [], given } = followedBy(table.followed, MINE) ?? {}
        const ifTold = next?.otherwise?.[0]?.ifTold
        const isTaken = entry.kind === 'plan-branched'
        if (ifTold === undefined || given !== 0 || !(isTaken || (entry.kind === 'answered' && entry.by === 'order')))
          return
        const happened = told
          .slice(ifTold.after)
          .flat()
          .map(event => Object.entries(event))
        const wanted = Object.entries(ifTold.any[0] ?? {}).map(field => JSON.stringify(field))
        const isTold = happened.some(fields => wanted.every(one => fields.some(field => JSON.stringify(field) === one)))
        expect(isTaken).toBe(isTold)
        if (isTaken) seen.taken++
        else seen.done++
      })
      expect(foldedAgain(made)).toEqual(made.table)
    }
    expect(seen.done).toBeGreaterThan(0)
    expect(seen.takenBack).toBeGreaterThan(0)
    expect(seen.taken).toBeGreaterThan(0)
  },
)

const gather = (what: string): PlannedStep => ({ keys: [`gather:${what}`], title: `Gather ${what}`, changes: [] })
const confirm: PlannedStep = { keys: ['confirm:turn'], title: 'End the turn', changes: [] }

/** A game of Pebbles in which Ada is asked and Ben waits. */
function pebblesTrial(): Trial {
  const made = trial()
  for (const seat of [...askedSeats(made.table)])
    give(made, seat === 0 ? ada : ben, { kind: 'answer', seat, key: keysOf(made.table, seat)[0] ?? '' })
  return made
}

/** What Ben would plan now: each key as it comes out for him. */
function bensPlan(made: Trial, keys: readonly string[]): readonly PlannedStep[] {
  let { play } = toOwnTurn(seenBy(courseOf(made.table).play, 1), 1)
  return keys.map(key => {
    const step = plannedAt(play, [key], key, 1)
    const question = questionFor(play, 1)
    const chosen = question?.options.find(one => one.key === key)
    if (question !== undefined && chosen !== undefined) ({ play } = answerAlone(play, question, chosen))
    return step
  })
}

/** What Ben is asked when it is his turn. */
function keysAskedOfBen(): readonly string[] {
  const made = pebblesTrial()
  adasTurn(made)
  return keysOf(made.table, 1)
}

const adasTurn = (made: Trial) => {
  give(made, ada, { kind: 'answer', seat: 0, key: 'gather:shells' })
  return give(made, ada, { kind: 'answer', seat: 0, key: 'confirm:turn' })
}

test('a plan covers a whole turn, also while nobody of its seat is there', () => {
  const made = pebblesTrial()
  const steps = bensPlan(made, ['gather:shells', 'confirm:turn'])
  give(made, ben, { kind: 'follow-plan', seat: 1, plan: 'a', steps })
  expect(byOrder(adasTurn(made))).toEqual(['gather:shells', 'confirm:turn'])
  expect(viewTable(made.table, 1).own?.following).toEqual({ plan: 'a', done: 2, left: 0 })
  expect(foldedAgain(made)).toEqual(made.table)
  expect(restoreTable(made.table.header, made.table.game, saveTable(made.table)).followed).toEqual(made.table.followed)
})

test('a plan that was done is told as done until its seat answers again', () => {
  const made = pebblesTrial()
  const [first] = bensPlan(made, ['gather:shells'])
  give(made, ben, { kind: 'follow-plan', seat: 1, plan: 'a', steps: [first as PlannedStep] })
  adasTurn(made)
  expect(viewTable(made.table, 1).own?.following).toEqual({ plan: 'a', done: 1, left: 0 })
  give(made, ben, { kind: 'answer', seat: 1, key: 'confirm:turn' })
  expect(viewTable(made.table, 1).own?.following).toBeUndefined()
  expect(foldedAgain(made)).toEqual(made.table)
})

test('a step that comes out otherwise stops all of it before anything is answered', () => {
  const made = pebblesTrial()
  const steps = bensPlan(made, ['gather:shells', 'confirm:turn'])
  const dearer = steps.map(step => ({ ...step, changes: [{ type: 'coins', amount: -2 }] }))
  give(made, ben, { kind: 'follow-plan', seat: 1, plan: 'a', steps: dearer })
  expect(byOrder(adasTurn(made))).toEqual([])
  expect(planOf1(made)?.stopped).toEqual({ why: 'changed', step: 'gather:shells' })
  expect(askedSeats(made.table)).toEqual([1])
})

const planOf1 = (made: Trial) => followedBy(made.table.followed, 1)

test('a branch is taken where its step does not hold, and nothing where no branch holds either', () => {
  const made = pebblesTrial()
  const [first, ...rest] = bensPlan(made, ['gather:shells', 'confirm:turn'])
  const gone: PlannedStep = {
    ...gather('gold'),
    otherwise: [{ title: 'the gold is gone', steps: [first as PlannedStep, ...rest] }],
  }
  give(made, ben, { kind: 'follow-plan', seat: 1, plan: 'a', steps: [gone, confirm] })
  expect(byOrder(adasTurn(made))).toEqual(['gather:shells', 'confirm:turn'])
  expect(foldedAgain(made)).toEqual(made.table)

  const other = pebblesTrial()
  const nothing = { ...gone, otherwise: [{ title: 'nor that', steps: [gather('silver')] }] }
  give(other, ben, { kind: 'follow-plan', seat: 1, plan: 'a', steps: [nothing] })
  expect(byOrder(adasTurn(other))).toEqual([])
  expect(planOf1(other)?.stopped).toMatchObject({ why: 'not-offered', step: 'Gather gold' })
})

test('a branch for a case is done once its answer is gone, although the step holds, and the plan stops where it does not fit', () => {
  const withCase = (ifGone: string, steps: readonly PlannedStep[]) => {
    const made = pebblesTrial()
    const [first, ...rest] = bensPlan(made, ['gather:shells', 'confirm:turn'])
    const step = { ...(first as PlannedStep), otherwise: [{ title: 'a case', ifGone, steps }] }
    give(made, ben, { kind: 'follow-plan', seat: 1, plan: 'a', steps: [step, ...rest] })
    const given = byOrder(adasTurn(made))
    expect(foldedAgain(made)).toEqual(made.table)
    return { given, plan: planOf1(made) }
  }
  const [take = ''] = keysAskedOfBen().filter(key => key.startsWith('take:'))
  const other = bensPlan(pebblesTrial(), [take])
  expect(withCase(take, other).given).toEqual(['gather:shells', 'confirm:turn'])
  expect(withCase('gather:gold', other).given).toEqual([take])
  expect(withCase('gather:gold', [gather('silver')])).toMatchObject({
    given: [],
    plan: { stopped: { why: 'not-offered', step: 'Gather silver' } },
  })
})

test('a case is that another has done something, as long as they do not take it back', () => {
  const casesOf = (adasAnswers: (made: Trial) => void) => {
    const made = pebblesTrial()
    const [first, ...rest] = bensPlan(made, ['gather:shells', 'confirm:turn'])
    const [take = ''] = keysAskedOfBen().filter(key => key.startsWith('take:'))
    const any = [{ type: 'turn', seat: 0, because: 'gather:shells' }]
    const otherwise = [{ title: 'Ada gathers shells', ifTold: { any, after: 2 }, steps: bensPlan(made, [take]) }]
    give(made, ben, {
      kind: 'follow-plan',
      seat: 1,
      plan: 'a',
      steps: [{ ...(first as PlannedStep), otherwise }, ...rest],
    })
    adasAnswers(made)
    expect(foldedAgain(made)).toEqual(made.table)
    return { given: byOrder(made.entries), take }
  }
  const met = casesOf(adasTurn)
  expect(met.given).toEqual([met.take])
  const other = casesOf(made => {
    give(made, ada, { kind: 'answer', seat: 0, key: 'gather:shells' })
    give(made, ada, { kind: 'undo', seat: 0 })
    give(made, ada, { kind: 'answer', seat: 0, key: keysOf(made.table, 0).find(key => key.startsWith('take:')) ?? '' })
    give(made, ada, { kind: 'answer', seat: 0, key: 'confirm:turn' })
  })
  expect(other.given).toEqual(['gather:shells', 'confirm:turn'])
})

test('who answers themselves or takes something back chooses anew, and a plan is dropped or replaced by name', () => {
  const made = pebblesTrial()
  give(made, ada, { kind: 'follow-plan', seat: 0, plan: 'a', steps: [gather('silver')] })
  expect(followedBy(made.table.followed, 0)?.stopped?.why).toBe('not-offered')
  const steps = bensPlan(made, ['gather:shells'])
  give(made, ben, { kind: 'follow-plan', seat: 1, plan: 'a', steps: [...steps, gather('silver')] })
  adasTurn(made)
  expect(planOf1(made)?.stopped).toMatchObject({ step: 'Gather silver' })
  give(made, ben, { kind: 'follow-plan', seat: 1, plan: 'b', steps })
  expect(planOf1(made)).toMatchObject({ plan: 'b', done: 1 })
  give(made, ben, { kind: 'follow-plan', seat: 1, plan: 'b', steps: [] })
  give(made, ben, { kind: 'undo', seat: 1 })
  expect(planOf1(made)?.stopped).toEqual({ why: 'went-back' })
  give(made, ben, { kind: 'drop-plan', seat: 1 })
  expect(planOf1(made)).toBeUndefined()
})

test('a plan is shown to nobody else, and goes with the person whose it is', () => {
  const made = pebblesTrial()
  const secret = 'a thought of Ben alone'
  give(made, ben, { kind: 'follow-plan', seat: 1, plan: secret, steps: [{ ...gather('shells'), title: secret }] })
  for (const viewer of [0, 'spectator'] as const)
    expect(JSON.stringify(viewTable(made.table, viewer))).not.toContain(secret)
  give(made, ben, { kind: 'leave', seat: 1 })
  expect(planOf1(made)?.plan).toBe(secret)
  give(made, ben, { kind: 'return', seat: 1 })
  expect(planOf1(made)?.plan).toBe(secret)
  give(made, ben, { kind: 'note', seat: 1, text: secret })
  give(made, ben, { kind: 'order', seat: 1, order: { id: secret, rule: 'turn', key: 'x', until: 'game' } })
  const kept = applyEntry(made.table, { kind: 'seated', seat: 1, holder: { ...seatOf(ben), coach: true }, at: 2_000 })
  expect(viewTable(kept, 1).own).toMatchObject({ notes: secret, following: { plan: secret } })
  const taken = applyEntry(made.table, { kind: 'seated', seat: 1, holder: seatOf(eve), at: 2_000 })
  expect(JSON.stringify(viewTable(taken, 1))).not.toContain(secret)
})

test('a plan with more steps than a person makes is refused', () => {
  const made = pebblesTrial()
  const steps = Array.from({ length: 61 }, () => gather('shells'))
  expect(() => give(made, ben, { kind: 'follow-plan', seat: 1, plan: 'a', steps })).toThrow(/at most 60 steps/)
})

test('where passing over the others leads to a turn that the rules do not know, a plan ends there and breaks nothing', async () => {
  const play = begin(await loadGame('inventions'), { players: 4, seed: 'f26' })
  const chance = chanceFromSeed('f26')
  let steps: readonly PlannedStep[] = []
  for (let given = 0; given <= 165; given++) {
    takeRandomly(play, chance)
    if (given % 33 === 0) steps = randomPlan(seenBy(play, MINE), MINE, 8, chance)
  }
  expect(layPlan(seenBy(play, MINE), steps, MINE).halt).toBeDefined()
})

test('of who has deleted everything nothing is kept of what they planned, and the game folds to where it was', () => {
  const made = pebblesTrial()
  const [first, ...rest] = bensPlan(made, ['gather:shells', 'confirm:turn'])
  const gone: PlannedStep = {
    ...gather('gold'),
    otherwise: [{ title: 'a case', steps: [first as PlannedStep, ...rest] }],
  }
  give(made, ben, { kind: 'follow-plan', seat: 1, plan: 'mine', steps: [gone] })
  expect(byOrder(adasTurn(made))).toEqual(['gather:shells', 'confirm:turn'])
  const { header, entries } = withoutPerson(made.table.header, made.entries, 'p-ben')
  for (const told of ['Gather gold', 'a case', 'mine']) expect(JSON.stringify(entries)).not.toContain(told)
  const folded = entries.reduce(applyEntry, newTable(header, made.table.game))
  expect(courseOf(folded).play.state).toEqual(courseOf(made.table).play.state)
})
