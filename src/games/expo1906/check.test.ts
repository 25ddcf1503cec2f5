import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/json.ts'
import { refusalOf } from '../../kernel/testing/refusal.ts'
import { checkPack } from './check.ts'
import shipped from './components.json' with { type: 'json' }
import { unevenPack } from './testing/other-pack.ts'

type Draft = typeof shipped

/** What is told of the shipped pack after a change. */
const faults = (change: (pack: Draft) => void): string => {
  const pack = structuredClone(shipped)
  change(pack)
  return refusalOf(() => checkPack(pack as unknown as Json)).message
}
const set = (target: object, values: object) => void Object.assign(target, values)
const first = <T>(rows: readonly T[]): T => rows[0] as T

describe('component packs', () => {
  it('the shipped pack is sound', () => {
    expect(checkPack(shipped as unknown as Json).projects).toHaveLength(30)
  })

  it('a wrong shape is told with its place', () => {
    expect(faults(pack => set(first(pack.projects), { vp: 'many' }))).toContain('projects[0].vp: ')
    expect(faults(pack => set(first(pack.resourceTiles.tiles), { two: 'gold' }))).toContain(
      'resourceTiles.tiles[0].two: ',
    )
    expect(faults(pack => set(first(pack.actionCards.base), { effects: [{ fly: 3 }] }))).toContain(
      'actionCards.base[0].effects[0]: ',
    )
  })

  it('ids are used once, and what is named exists', () => {
    expect(faults(pack => set(first(pack.projects), { id: 'batteries' }))).toContain('"batteries" is used already')
    expect(faults(pack => set(first(pack.projects), { shape: 'x' }))).toContain(
      'projects[0].shape: there is no shape "x"',
    )
    expect(faults(pack => set(first(pack.projects), { energy: 'steam' }))).toContain('projects[0].energy: ')
  })

  it('the Lab fits, with its Scrap and its tiles', () => {
    expect(faults(pack => set(pack.labBoard, { rows: 9, cols: 9 }))).toContain('at most 60 can be')
    expect(faults(pack => set(first(pack.labBoard.scrapCells), { row: 6 }))).toContain('labBoard.scrapCells[0]: (6,1)')
    expect(faults(pack => set(first(pack.labBoard.cells), { row: 6 }))).toContain(
      'labBoard.cells[0]: (6,0) is not within 6 rows and 7 columns',
    )
    expect(faults(pack => set(first(pack.labBoard.cells), { row: 5, col: 6 }))).toContain('"(5,6)" is used already')
    expect(
      faults(pack => {
        pack.labBoard.cells = pack.labBoard.cells.filter(({ row, col }) => row !== 1 || col !== 1)
      }),
    ).toContain('labBoard.scrapCells[0]: (1,1) is not on the board')
    expect(
      faults(pack => {
        pack.labBoard.cells = pack.labBoard.cells.filter(({ row, col }) => (row + col) % 2 === 0)
      }),
    ).toContain('shapes[0]: there is no room for it among the cells of the Lab')
    expect(faults(pack => set(first(pack.resourceTileGeometry.edgesByRotation), { two: ['n', 'n'] }))).toContain(
      'each of n, e, s, w belongs to one half',
    )
    expect(faults(pack => set(first(first(pack.shapes).rotations), { rotation: 1 }))).toContain('so this must be 0')
  })

  it('rows are whole and jumps lead to other rows', () => {
    expect(faults(pack => set(pack.board.patentsOffice, { columns: 11 }))).toContain(
      'row "steel" has no space in column 11',
    )
    const jump = (values: object): string => faults(pack => set(first(pack.board.patentsOffice.jumps), values))
    for (const between of [
      ['steel-3', 'steel-4'],
      ['steel-3', 'nowhere'],
    ])
      expect(jump({ between })).toContain('board.patentsOffice.jumps[0].between: a jump joins spaces of two rows')
    expect(jump({ between: ['copper-5', 'steel-5'] })).toContain('"copper-5 – steel-5" is used already')
  })

  it('E-8.4: a jump may do without a movement point, lead on to another column, and cells of the Lab may be missing', () => {
    expect(checkPack(unevenPack()).labBoard.cells).toHaveLength(39)
  })

  it('a jump that could be made for ever is refused', () => {
    const jump = (values: object): string => faults(pack => set(first(pack.board.patentsOffice.jumps), values))
    const endless = 'board.patentsOffice.jumps[0]: without a movement point it must cost more than $1'
    expect(jump({ points: 0, money: 0 })).toContain(endless)
    expect(jump({ points: 0, money: 1 })).toContain(endless)
  })

  it('cards do what the rules can do', () => {
    const card = (pack: Draft, at: number) => pack.actionCards.base[at] as { effects: unknown[] }
    expect(faults(pack => card(pack, 0).effects.push({ endRound: true }))).toContain('Meeting Room ends the round')
    expect(faults(pack => card(pack, 4).effects.push({ gain: { money: 1 } }))).toContain('has such an effect already')
    expect(faults(pack => set(card(pack, 0).effects[0] as object, { prices: [1] }))).toContain('3 are needed')
    expect(faults(pack => set(card(pack, 2).effects[0] as object, { lab: ['reposition'] }))).toContain(
      'places and removes',
    )
    expect(faults(pack => pack.actionCards.base.splice(0, 1))).toContain('there is no card "train-station"')
    expect(faults(pack => set(first(pack.actionCards.improved), { upgrades: 'meeting-room' }))).toContain(
      'Meeting Room has no improved card',
    )
    expect(faults(pack => set(pack.ghostDeck.cards, { 'meeting-room': 2 }))).toContain('exactly one Meeting Room')
  })

  it('there is enough of everything for the whole game', () => {
    expect(faults(pack => pack.bonusChits.pop())).toContain('bonusChits: one for each of the 6 rows is needed')
    expect(faults(pack => set(pack.limits, { rounds: 9 }))).toContain('each round fills one Jury box')
    expect(faults(pack => pack.juryTiles.tiles.splice(0, 6))).toContain('juryTiles.tiles: one for each Jury box')
    expect(faults(pack => pack.resourceTiles.tiles.splice(0, 90))).toContain('resourceTiles.tiles: 20 are needed')
    expect(faults(pack => set(first(pack.handicaps), { scrapTiles: 4 }))).toContain('its tiles cover the 5 Scrap cells')
    expect(faults(pack => set(pack.setup.byPlayers['2'], { ghostTokens: 3 }))).toContain('one for each of 6 rows')
  })

  it('money and patents stay on their tracks', () => {
    expect(faults(pack => set(pack.setup.startFundingByOrder, { 2: 13 }))).toContain(
      'setup.startFundingByOrder.2: at most 12, the end of the track, not 13',
    )
    expect(faults(pack => set(pack.setup, { soloStartFunding: 99 }))).toContain('setup.soloStartFunding: at most 12')
    expect(faults(pack => set(pack.board.patentsOffice, { columns: 3 }))).toMatch(
      /board.patentsOffice.spaces\[\d+\].column: at most 3, not \d/,
    )
    expect(faults(pack => set(pack.board.patentsOffice.spaces[48] as object, { id: 'copper-2' }))).toContain(
      'board.patentsOffice.spaces[48].id: "copper-2" is used already',
    )
    expect(faults(pack => pack.resourceTileGeometry.edgesByRotation.splice(0))).toContain(
      'resourceTileGeometry.edgesByRotation: at least 1 row(s), not 0',
    )
  })
})
