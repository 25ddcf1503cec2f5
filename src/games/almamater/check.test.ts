import { describe, expect, it } from 'vitest'
import { Refusal } from '../../kernel/errors.ts'
import type { Json } from '../../kernel/json.ts'
import shipped from './components.json' with { type: 'json' }
import { almaMater } from './game.ts'

type Draft = typeof shipped

/** The message with which a changed pack is refused. */
function refusal(change: (pack: Draft) => void): string {
  const pack = structuredClone(shipped)
  change(pack)
  try {
    almaMater.prepare(pack as Json)
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal)
    return (error as Error).message
  }
  throw new Error('the pack was not refused')
}

describe('component packs', () => {
  it('the shipped pack is sound', () => {
    expect(() => almaMater.prepare(almaMater.pack)).not.toThrow()
  })

  it('a fault is named with its place', () => {
    expect(refusal(pack => void Object.assign(pack.students[3] as object, { faculty: 'music' }))).toMatch(
      /students\[3\].faculty/,
    )
    expect(
      refusal(pack => void Object.assign(pack.researchCards.cards[2]?.levels[0] as object, { cost: 'cost-nothing' })),
    ).toMatch(/researchCards.cards\[2\].levels\[0\].cost: there is no research cost "cost-nothing"/)
    expect(refusal(pack => void pack.setupCards.cards.splice(10))).toMatch(/setupCards.cards: too few for 3 players/)
    expect(refusal(pack => void Object.assign(pack.students[1] as object, { id: 'student-art-1' }))).toMatch(
      /is used already/,
    )
  })

  it('prices that fall, wrong shelves and unknown spaces are refused', () => {
    expect(refusal(pack => void Object.assign(pack.display.prices, [1, 2, 2, 3, 3, 1]))).toMatch(
      /display.prices: they never fall/,
    )
    expect(refusal(pack => void Object.assign(pack.display.ignotusArrangement, { aside: 2 }))).toMatch(
      /uses every bookshelf once/,
    )
    expect(
      refusal(
        pack =>
          void Object.assign(pack.ignotus.cards[0] as object, {
            spaces: ['campus-1', 'campus-2', 'campus-3', 'campus-4'],
          }),
      ),
    ).toMatch(/4 spaces for 3 masters/)
    expect(refusal(pack => void Object.assign(pack.ignotus.cards[0] as object, { spaces: ['market'] }))).toMatch(
      /has no space "market"/,
    )
  })

  it('effects and payments that the rules would not carry out are refused', () => {
    expect(
      refusal(pack => void Object.assign(pack.milestoneBonuses[0] as object, { effects: [{ gain: { cows: 2 } }] })),
    ).toMatch(/milestoneBonuses\[0\].effects/)
    const twice = { pay: { exhaustProfessor: 1, textbooks: { count: 1, mode: 'any' } } }
    expect(refusal(pack => void Object.assign(pack.researchCosts[0] as object, twice))).toMatch(
      /at most one of textbooks/,
    )
    expect(refusal(pack => void Object.assign(pack.professorCosts.law, { groups: [3, 3, 2] }))).toMatch(
      /the first group is the largest/,
    )
    expect(refusal(pack => void Object.assign(pack.playerSetup.chancellorsOffered, { 3: 7 }))).toMatch(
      /one more than there are players/,
    )
  })

  it('rows of the campus, slots of professors and actions of spaces are there once each', () => {
    const campus = (row: number) => (pack: Draft) =>
      void Object.assign(pack.boards[0]?.actionSpaces.find(space => space.kind === 'campus')?.actions[0] as object, {
        row,
      })
    for (const row of [2, 5]) expect(refusal(campus(row))).toMatch(/boards\[0\].actionSpaces: a campus has 4 spaces/)
    expect(refusal(pack => void Object.assign(pack.boards[0]?.professorSlots[0] as object, { slot: 9 }))).toMatch(
      /boards\[0\].professorSlots: the slots of \w+ are 1,2, each once, not 2,9/,
    )
    expect(
      refusal(pack => {
        const space = pack.boards[0]?.actionSpaces.find(one => one.kind === 'antiquarian')
        pack.boards[0]?.actionSpaces.push({ ...space, id: 'second' } as never)
      }),
    ).toMatch(/name: "antiquarian" stands on another space/)
    expect(
      refusal(pack => {
        const bishop = pack.boards[0]?.actionSpaces.find(one => one.kind === 'bishop')
        Object.assign(bishop?.actions[0] as object, { table: { 1: 2, 3: 8 } })
      }),
    ).toMatch(/table: by the number of masters, from 1 to at most 9/)
  })
})
