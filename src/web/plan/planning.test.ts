import { describe, expect, test } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { chanceFromSeed, nextBelow } from '../../kernel/chance.ts'
import type { Play } from '../../kernel/contract.ts'
import { layPlan, type PlannedStep } from '../../kernel/planned.ts'
import { answer, begin, questionFor, resume } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { threatsTo } from '../../kernel/threats.ts'
import { eventsFor, viewOf } from '../../kernel/view.ts'
import { observableOf } from '../session/observable.ts'
import type { Happened, TableCommands, TableSession, TableSnapshot } from '../session/session.ts'
import { forgetPlans } from './device-plans.ts'
import { keepPlans, keptPlans } from './kept-plan.ts'
import { planSession } from './plan-session.ts'
import { deviceShelf } from './plan-shelf.ts'
import { openPlanning } from './planning.ts'
import { deviceStorage } from './testing/device.ts'

const SEAT = 0

/** A table at which one seat is shown its view, and that hears every command that is given to it. */
async function tableOf(id: string, seed = 'planning') {
  const game = await loadGame(id)
  const play = begin(game, { players: 2, seed })
  const happened: Happened[] = []
  const heard: string[] = []
  const snapshot = (): TableSnapshot => {
    const view: Play = resume(game, play.components, viewOf(game, play.state, SEAT))
    const seats = [0, 1].map(seat => ({ kind: 'person', name: `P${seat}` }) as const)
    const shown = { id: 'trial', game, seat: SEAT, seats, play: view, happened: [...happened], status: 'playing' }
    return { ...shown, asked: play.open.map(({ seat }) => seat), arrangement: {} } as unknown as TableSnapshot
  }
  const shown = observableOf(snapshot())
  const give = (seat: number, key: string): void => {
    const events = eventsFor(answer(play, seat, key).events, SEAT)
    happened.push({ answer: happened.length + 1, seat, key, events, moment: game.moment(play.state) })
    shown.set(snapshot())
  }
  const commands = new Proxy({} as TableCommands, {
    get:
      (_, name: string) =>
      (...given: readonly unknown[]) => {
        heard.push([name, ...given.map(one => JSON.stringify(one))].join(' '))
        if (name === 'answer') for (const key of given[0] as readonly string[]) give(SEAT, key)
      },
  })
  const table: TableSession = { snapshot: shown.get, subscribe: shown.subscribe, commands, close: () => undefined }
  const chance = chanceFromSeed('planning')
  /** Random answers until the seat has a real choice of its own. */
  const playUntilAsked = (): void => {
    for (let tries = 0; tries < 4000; tries++) {
      const own = questionFor(play, SEAT)
      if (tries > 40 && own !== undefined && own.options.length > 1 && play.open.length === 1) break
      takeRandomly(play, chance)
    }
    shown.set(snapshot())
  }
  return { table, heard, give, play, playUntilAsked }
}

const laying = { seat: SEAT, language: 'en', journeys: [] } as const

/** Plans random answers until the plan stops or has so many steps. */
function planRandomly(planning: ReturnType<typeof openPlanning>, most: number, seed: string): void {
  const chance = chanceFromSeed(seed)
  for (let step = 0; step < most; step++) {
    const { laid } = planning.get()
    const question = laid.halt === undefined ? questionFor(laid.play, SEAT) : undefined
    const option = question?.options[nextBelow(chance, question.options.length)]
    if (option === undefined) return
    planning.answer([option.key])
  }
}

describe.each(gameIds)('planning at %s', id => {
  test('nothing that is done in a plan reaches the table', async () => {
    const { table, heard, play, playUntilAsked } = await tableOf(id)
    playUntilAsked()
    const before = JSON.stringify(play.state)
    const planning = openPlanning(table, laying, deviceShelf('trial', SEAT, deviceStorage()))
    const { commands, snapshot } = planSession(planning)
    planRandomly(planning, 5, 'a')
    commands.undo()
    commands.redo()
    commands.say('a plan')
    commands.note('a plan')
    commands.order({ id: 'x', rule: 'turn', key: 'x', until: 'once' })
    commands.askConsent()
    planning.change(planning.get().current.id, { name: 'First', note: 'before the others' })
    planning.begin()
    planRandomly(planning, 3, 'b')
    planning.remove(planning.get().current.id)
    commands.restartTurn()
    expect(snapshot().play).toBeDefined()
    expect(heard).toEqual([])
    expect(JSON.stringify(play.state)).toBe(before)
  })

  test('undo and redo go back and forth over whole steps, and a reload finds the plan again', async () => {
    const { table, playUntilAsked } = await tableOf(id)
    playUntilAsked()
    const shelf = deviceShelf('trial', SEAT, deviceStorage())
    const planning = openPlanning(table, laying, shelf)
    planRandomly(planning, 3, 'c')
    const { current, laid } = planning.get()
    planning.undo()
    expect(planning.get().current.steps).toEqual(current.steps.slice(0, -1))
    planning.redo()
    expect(planning.get().laid.play.state).toEqual(laid.play.state)
    const again = openPlanning(table, laying, shelf).get()
    expect(again.current).toEqual(current)
    expect(again.laid.play.state).toEqual(laid.play.state)
  })

  test('a step that is done at the table is behind the plan, and the table does the rest of it when it is told so', async () => {
    const { table, heard, playUntilAsked } = await tableOf(id)
    playUntilAsked()
    const planning = openPlanning(table, laying, deviceShelf('trial', SEAT, deviceStorage()))
    planRandomly(planning, 4, 'd')
    const { current } = planning.get()
    planning.doNext()
    const [first, ...rest] = current.steps
    expect(heard).toEqual([`answer ${JSON.stringify(first?.keys)}`])
    expect(planning.get()).toMatchObject({ behind: [first], still: rest })
    planning.doAll(true)
    expect(heard.at(-1)).toBe(`followPlan ${JSON.stringify(current.id)} ${JSON.stringify(rest)}`)
    planning.doAll(false)
    expect(heard.at(-1)).toBe('dropPlan')
  })
})

/** A plan of one random step, with something of it changed, as it is found again. */
async function planChanged(seed: string, change: (step: PlannedStep) => PlannedStep) {
  const { table, heard, playUntilAsked } = await tableOf('newton')
  playUntilAsked()
  const shelf = deviceShelf('trial', SEAT, deviceStorage())
  const first = openPlanning(table, laying, shelf)
  planRandomly(first, 1, seed)
  const { current } = first.get()
  const steps = current.steps.map(change)
  shelf.keep([{ ...current, steps }])
  return { planning: openPlanning(table, laying, shelf), heard, steps }
}

test('a step that is no longer offered stops the plan with the reason, and what holds before it stays', async () => {
  const gone = { keys: ['play:nothing'], title: 'Play a card that is gone', changes: [] }
  const { planning, heard } = await planChanged('e', () => gone)
  expect(planning.get().laid).toMatchObject({ steps: [], left: [gone], misfit: { why: 'not-offered' } })
  planning.doNext()
  expect(heard).toEqual([])
})

test('a step that costs something else than planned is marked, and not done', async () => {
  const { planning, heard } = await planChanged('f', step => ({ ...step, changes: [{ type: 'coins', amount: -7 }] }))
  expect(planning.get().laid.steps[0]?.changed).toBe(true)
  planning.doNext()
  expect(heard).toEqual([])
})

test('a key that is asked by another rule than planned is not given', async () => {
  const { planning, heard } = await planChanged('f', step => ({ ...step, asked: ['another question'] }))
  expect(planning.get().laid.misfit?.why).toBe('not-asked')
  planning.doNext()
  expect(heard).toEqual([])
})

test('what could stop a plan is found, a branch is planned for it, and is done in that case', async () => {
  const { table, play, give, playUntilAsked } = await tableOf('expo1906', 'threats 4')
  playUntilAsked()
  const planning = openPlanning(table, laying, deviceShelf('trial', SEAT, deviceStorage()))
  while (questionFor(play, SEAT) !== undefined) give(SEAT, questionFor(play, SEAT)?.options.at(-1)?.key ?? '')
  planRandomly(planning, 4, 'g')
  const { real, still } = planning.get()
  const threat = [...threatsTo(real.play as Play, still, SEAT)].find(one => one?.step === 0)
  if (threat === undefined) throw new Error('nothing could stop it: another seed is needed')
  planning.branchFor(threat, 'They do it')
  expect(planning.get().branch).toMatchObject({ path: [{ step: 0, number: 0 }], imagined: true })
  planRandomly(planning, 1, 'h')
  planning.leaveBranch()
  const [first] = planning.get().still
  expect(first?.otherwise).toMatchObject([{ title: 'They do it', steps: [expect.anything()] }])
  const there = layPlan(resume(play.game, play.components, threat.view), planning.get().still, SEAT)
  expect(there.steps[0]?.branch).toBe(0)
  planning.removeBranch([{ step: 0, number: 0 }])
  expect(planning.get().still).toEqual(still)
})

test('a case is planned on the table of now, in a branch too, and each is opened, written and taken away by where it stands', async () => {
  const { table, playUntilAsked } = await tableOf('newton')
  playUntilAsked()
  const planning = openPlanning(table, laying, deviceShelf('trial', SEAT, deviceStorage()))
  planRandomly(planning, 3, 'k')
  const { still } = planning.get()
  planning.branchIf(1, { title: 'outer', ifGone: 'something' })
  planRandomly(planning, 2, 'l')
  const outer = planning
    .get()
    .laid.steps.slice(1)
    .map(({ step }) => step)
  expect(outer).toHaveLength(2)
  planning.branchIf(1, { title: 'inner' })
  expect(planning.get().branch?.path).toEqual([
    { step: 1, number: 0 },
    { step: 1, number: 0 },
  ])
  planRandomly(planning, 1, 'm')
  planning.leaveBranch()
  const [, step] = planning.get().still
  expect(step?.otherwise).toMatchObject([
    { title: 'outer', ifGone: 'something', steps: [outer[0], { otherwise: [{ title: 'inner', steps: [{}] }] }] },
  ])
  planning.openBranch([{ step: 1, number: 0 }])
  expect(planning.get().laid.steps.map(({ step: { keys } }) => keys)).toEqual(
    [still[0], ...outer].map(one => one?.keys),
  )
  planning.leaveBranch()
  planning.removeBranch([
    { step: 1, number: 0 },
    { step: 1, number: 0 },
  ])
  expect(planning.get().still[1]?.otherwise).toEqual([{ title: 'outer', ifGone: 'something', steps: outer }])
  planning.removeBranch([{ step: 1, number: 0 }])
  expect(planning.get().still).toEqual(still)
})

test('plans are moved among each other, and a deleted one is gone', async () => {
  const { table, playUntilAsked } = await tableOf('newton')
  playUntilAsked()
  const shelf = deviceShelf('trial', SEAT, deviceStorage())
  const planning = openPlanning(table, laying, shelf)
  planRandomly(planning, 1, 'i')
  planning.begin()
  planRandomly(planning, 2, 'j')
  const ids = () => planning.get().plans.map(({ id }) => id)
  const [a, b] = ids()
  planning.move(b ?? '', -1)
  expect(ids()).toEqual([b, a])
  planning.move(b ?? '', -1)
  expect(ids()).toEqual([b, a])
  planning.remove(b ?? '')
  expect(shelf.get().map(({ id }) => id)).toEqual([a])
})

test('plans are kept by table and seat, and what is damaged is left out', () => {
  const shelf = deviceStorage()
  const plan = { id: '1', name: 'A', note: '', seat: 0, from: 3, steps: [{ keys: ['x'], title: 'X', changes: [] }] }
  keepPlans('one', 0, [plan], shelf)
  keepPlans('one', 1, [{ ...plan, seat: 1, name: 'B' }], shelf)
  expect(keptPlans('one', 0, shelf)).toEqual([plan])
  expect(keptPlans('one', 1, shelf)[0]?.name).toBe('B')
  expect(keptPlans('two', 0, shelf)).toEqual([])
  shelf.setItem('athenaeum-plans-one', JSON.stringify([plan, { ...plan, steps: [{ keys: [] }] }, 7, null]))
  expect(keptPlans('one', 0, shelf)).toEqual([plan])
  shelf.setItem('athenaeum-plans-one', '{')
  expect(keptPlans('one', 0, shelf)).toEqual([])
  keepPlans('one', 0, [], shelf)
  expect(shelf.getItem('athenaeum-plans-one')).toBeNull()
  keepPlans('one', 1, [plan], shelf)
  forgetPlans('one', shelf)
  expect(shelf.getItem('athenaeum-plans-one')).toBeNull()
})
