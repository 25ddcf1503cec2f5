import { describe, expect, it } from 'vitest'
import { Refusal } from '../../kernel/errors.ts'
import type { Json } from '../../kernel/json.ts'
import { begin } from '../../kernel/play.ts'
import { checkPack } from './check.ts'
import shipped from './components.json' with { type: 'json' }
import { newton } from './game.ts'

type Draft = typeof shipped

/** The shipped pack with something changed. */
function altered(change: (pack: Draft) => void): Json {
  const pack = structuredClone(shipped)
  change(pack)
  return pack
}

/** What is told of a pack. */
function faults(change: (pack: Draft) => void): string {
  try {
    checkPack(altered(change))
  } catch (fault) {
    expect(fault).toBeInstanceOf(Refusal)
    expect(fault).toMatchObject({ code: 'bad-components' })
    return (fault as Refusal).message
  }
  return 'no fault'
}

const first = <T>(rows: readonly T[]): T => rows[0] as T
const second = <T>(rows: readonly T[]): T => rows[1] as T
/** Lets a test write what the types of the shipped data do not foresee. */
const loosely = (row: object): Record<string, unknown> => row as Record<string, unknown>
const card = (pack: Draft, id: string) => loosely(pack.actionCards.find(one => one.id === id) as object)

describe('a component pack', () => {
  it('passes as shipped, and with other values', () => {
    expect(faults(() => undefined)).toBe('no fault')
    const pack = altered(draft => {
      draft.constants.startingCoins = 7
      first(draft.masters).vp = 12
    })
    expect(begin(newton, { players: 2, seed: 'own', pack }).state.players[0]?.coins).toBe(7)
  })

  it('is refused with the place of every fault of its shape', () => {
    const told = faults(draft => {
      loosely(draft).schemaVersion = 2
      loosely(first(draft.map.routes)).cost = -1
      loosely(second(draft.masters)).vp = 'many'
      delete loosely(draft.constants).rounds
    })
    expect(told).toContain('the component pack has 4 fault(s)')
    expect(told).toContain('schemaVersion: 1, not 2')
    expect(told).toContain('map.routes[0].cost: at least 0, not -1')
    expect(told).toContain('masters[1].vp: a number, not a text')
    expect(told).toContain('constants.rounds: missing: a number')
    expect(() => checkPack(7)).toThrow(Refusal)
    expect(() => checkPack(null)).toThrow(Refusal)
  })

  it('names what it lacks', () => {
    expect(faults(draft => Object.assign(first(draft.map.routes), { a: 'atlantis' }))).toContain(
      'map.routes[0].a: there is no place "atlantis"',
    )
    expect(faults(draft => Object.assign(first(draft.technologyTrack.spaces), { next: ['tech-x'] }))).toContain(
      'technologyTrack.spaces[0].next[0]: there is no Technology space "tech-x"',
    )
    expect(faults(draft => Object.assign(first(draft.startingCards), { color: 'pink' }))).toContain(
      'startingCards[0].color: there is no colour "pink"',
    )
    expect(
      faults(draft => {
        loosely(first(first(draft.studyBoards).lines)).cells = ['s9c9', 's1c1']
      }),
    ).toContain('studyBoards[0].lines[0].cells: there is no cell "s9c9"')
    expect(
      faults(draft => {
        loosely(second(first(draft.studyBoards).cells)).requirement = { university: 'IX' }
      }),
    ).toContain('studyBoards[0].cells[1].requirement: there is no University "IX"')
  })

  it('names what stands twice', () => {
    expect(faults(draft => Object.assign(second(draft.masters), { id: first(draft.masters).id }))).toContain(
      'masters[1].id: "boyle" is used already at masters[0]',
    )
    expect(faults(draft => Object.assign(second(draft.tiles.city), { id: 'city-coins' }))).toContain(
      'tiles.city[1].id: "city-coins" is used already at tiles.city[0]',
    )
    expect(faults(draft => Object.assign(second(draft.tiles.income), { type: 'vp' }))).toContain(
      'tiles.income[1].type: "vp" is used already at tiles.income[0]',
    )
    expect(faults(draft => Object.assign(first(draft.workTrack.spaces), { id: 'paris' }))).toContain('"paris"')
  })

  it('needs enough tiles, tokens, boards and Masters', () => {
    const short = (change: (draft: Draft) => void, told: string) => expect(faults(change)).toContain(told)
    short(draft => void draft.tiles.city.pop(), 'tiles.city: 6 of them, but 7 are needed')
    short(draft => void draft.bonusTokens.pop(), 'bonusTokens: 17 of them, but 18 are needed')
    short(draft => void draft.studyBoards.pop(), 'studyBoards: 3 of them, but 4 are needed')
    short(draft => void draft.masters.splice(15), 'masters: 15 of them, but 16 are needed')
    short(draft => void draft.tiles.income.pop(), 'tiles.income: 0 of them, but 1 are needed (type potion)')
    short(draft => void draft.tiles.development.pop(), 'tiles.development: 0 of them, but 1 are needed (type study)')
    short(draft => void draft.tiles.medicine.sides.pop(), 'tiles.medicine.sides: 1 of them, but 2 are needed')
    short(draft => void draft.workTrack.spaces.pop(), 'workTrack.spaces: the last space must be the Objective space')
  })

  it('needs constants that fit together', () => {
    const told = (change: (draft: Draft) => void) => faults(change)
    expect(told(({ constants }) => Object.assign(constants, { mastersDrawnSolo: 3 }))).toContain(
      'constants.mastersDrawnSolo: 3 of them, but 4 are needed',
    )
    expect(told(({ constants }) => Object.assign(constants, { studentsOnTrackAtStart: 5 }))).toContain(
      'constants.studentsPerPlayer: 4 of them, but 5 are needed',
    )
    expect(told(({ constants }) => Object.assign(constants, { rounds: 8 }))).toContain(
      'constants.underDeskColumns: 5 of them, but 7 are needed',
    )
    expect(told(draft => Object.assign(first(draft.actionCards), { level: 4 }))).toContain('actionCards[0].level: ')
  })

  it('has colours that the table offers', () => {
    expect(faults(draft => Object.assign(first(draft.players.colors), { id: 'pink' }))).toContain(
      'players.colors[0].id: ',
    )
  })

  it('has Objective spaces only where tracks end', () => {
    expect(faults(draft => Object.assign(draft.workTrack.spaces[4] as object, { kind: 'objective' }))).toContain(
      'workTrack.spaces[4].kind: only the last space is an Objective space',
    )
    expect(faults(draft => Object.assign(draft.technologyTrack.spaces[3] as object, { kind: 'objective' }))).toContain(
      'technologyTrack.spaces[3].kind: an Objective space is a final space',
    )
    expect(faults(draft => Object.assign(draft.technologyTrack.spaces[3] as object, { final: true }))).toContain(
      'technologyTrack.spaces[3].final: ',
    )
  })

  it('has effects only where somebody applies them', () => {
    const gain = { kind: 'gain', timing: 'immediate', gain: { vp: 1 } }
    const told = (id: string, ...effects: readonly object[]) =>
      faults(draft => {
        card(draft, id).effects = effects
      })
    const at = shipped.actionCards.findIndex(one => one.id === 'l1-work-a')
    expect(told('l1-work-a', gain, { kind: 'medicine', timing: 'immediate' })).toContain(
      `actionCards[${at}].effects[1].kind: "medicine" does not work on a card`,
    )
    expect(told('l1-work-a', { ...gain, timing: 'modifier' })).toContain(
      `actionCards[${at}].effects[0].timing: "gain" is always immediate`,
    )
    const copy = { kind: 'copyImmediate', timing: 'copy' }
    expect(told('l1-work-a', copy, copy)).toContain(
      `actionCards[${at}].effects[1].kind: "copyImmediate" stands there twice`,
    )
    expect(
      faults(draft => {
        loosely(first(draft.tiles.invention)).effects = [
          { kind: 'convert', timing: 'immediate', pay: { coins: 1 }, gain: {} },
        ]
      }),
    ).toContain('tiles.invention[0].effects[0].kind: "convert" does not work on an Invention')
    expect(
      faults(draft => {
        loosely(first(draft.masters)).effects = [{ kind: 'doubleBonusTokens', timing: 'modifier' }]
      }),
    ).toContain('masters[0].effects[0].kind: "doubleBonusTokens" does not work on a Master')
  })

  it('has costs in coins where only coins are taken', () => {
    const pay = { coins: 1, potions: 1 }
    expect(
      faults(draft => {
        card(draft, 'l1-study-c').effects = [{ kind: 'secondBook', timing: 'modifier', pay }]
      }),
    ).toContain('.effects[0].pay: there is no field "potions" here')
    expect(faults(draft => Object.assign(first(draft.quickActions), { pay }))).toContain(
      'quickActions[0].pay: there is no field "potions" here',
    )
    expect(faults(draft => Object.assign(first(draft.quickActions), { id: 'turn-over' }))).toContain(
      'quickActions[0].id: the id of a quick action begins with quick-',
    )
  })
})
