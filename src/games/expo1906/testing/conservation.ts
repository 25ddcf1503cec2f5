import { hold, same } from '../../../kernel/testing/property.ts'
import { cellsOf, overlap } from '../lab/cells.ts'
import { lacks, newlyFed, placementOf } from '../lab/supply.ts'
import { GHOST, type Play, type Player } from '../state.ts'

/** Invariants of Expo 1906: everything is in exactly one place, Labs hold what fits, and complete Projects are complete. */
export function conserved(play: Play): void {
  tilesAreSomewhereOnce(play)
  juryIsWhole(play)
  chitsAreWhole(play)
  tokensAreSound(play)
  ghostDeckIsWhole(play)
  timeIsInBounds(play)
  play.state.players.forEach((player, seat) => {
    cardsAreSound(play, player, seat)
    labIsSound(play, player, seat)
    holdingsAreSound(play, player, seat)
  })
}

/** Each of the wanted ids is there once, and nothing else. */
function onceEach(there: readonly string[], wanted: readonly string[], what: string): void {
  const left = new Set(wanted)
  for (const id of there) hold(left.delete(id), () => `${id} is in two places, or is none of ${what}`)
  hold(left.size === 0, () => `${[...left]} of ${what} is nowhere`)
}

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(row => row.id)

function tilesAreSomewhereOnce({ state, components: { pack, tiles } }: Play): void {
  const held = state.players.flatMap(({ reserve, lab }) => [...reserve, ...lab.map(({ tile }) => tile)])
  const shown = [...state.station, ...state.academy].filter(tile => tile !== '')
  const piles = [state.resourcePile, state.resourceDiscard, ...state.projectPiles, ...state.returnedProjects]
  onceEach(
    [...held, ...shown, ...piles.flat(), ...state.technologies],
    [...idsOf(pack.resourceTiles.tiles), ...idsOf(pack.projects), ...idsOf(pack.technologies)],
    'the tiles',
  )
  pack.shapes.forEach(({ id }, at) => {
    const here = [...(state.projectPiles[at] ?? []), ...(state.returnedProjects[at] ?? []), state.academy[at] ?? '']
    for (const tile of here)
      hold(tile === '' || tiles.get(tile)?.shape === id, () => `${tile} lies with the Projects of shape ${id}`)
  })
}

function juryIsWhole({ state, components: { pack } }: Play): void {
  onceEach([...state.juryPile, ...state.jury], idsOf(pack.juryTiles.tiles), 'the Jury tiles')
  const before = pack.setup.juryTilesDrawn + state.round - 1
  const { length } = state.jury
  hold(length === before || length === before + 1, () => `${length} Jury boxes are filled in round ${state.round}`)
}

function chitsAreWhole({ state, components: { pack } }: Play): void {
  const laid = state.rowChits.filter(chit => chit !== '')
  onceEach([...state.chits, ...laid], idsOf(pack.bonusChits), 'the Bonus chits')
  const asked = state.agenda.flatMap(frame => (frame.rule === 'choose-chit' && 'row' in frame ? [frame.row] : []))
  const { columns } = pack.board.patentsOffice
  state.rowChits.forEach((chit, row) => {
    const reached = state.tokens.some(token => token.row === row && token.column === columns)
    hold((chit !== '') === reached || asked.includes(row), () => `row ${row} has the chit "${chit}"`)
  })
}

function tokensAreSound({ state, components: { pack } }: Play): void {
  const { columns, rows } = pack.board.patentsOffice
  const owned = (owner: number): number => state.tokens.filter(token => token.owner === owner).length
  for (let seat = 0; seat < state.seats; seat++)
    same(owned(seat), pack.setup.patentTokensPerPlayer, `the tokens of seat ${seat}`)
  same(owned(GHOST), pack.setup.byPlayers[state.seats]?.ghostTokens, 'the Ghost tokens')
  for (const { owner, row, column } of state.tokens) {
    hold(column >= 1 && column <= columns, () => `a token stands in column ${column}`)
    const hasRow = row >= 0 && row < rows.length
    hold(owner === GHOST || column > 1 ? hasRow : row === -1, () => `a token of ${owner} stands in row ${row}`)
  }
}

function ghostDeckIsWhole({ state, components: { dealing } }: Play): void {
  const { deck, accepted, aside } = state.ghost
  const all = [...deck, ...accepted, ...aside].sort()
  same(all, state.seats === 1 ? dealing.ghostDeck.slice().sort() : [], 'the Ghost deck')
}

function timeIsInBounds({ state, components: { pack } }: Play): void {
  hold(state.round >= 1 && state.round <= pack.limits.rounds, () => `it is round ${state.round}`)
}

/** Each action once, improved exactly while the Technology is in the Lab (E-R28). */
function cardsAreSound(
  { components: { cards, tiles, pack } }: Play,
  { hand, played, lab }: Player,
  seat: number,
): void {
  const held = [...hand, ...played]
  const actions = held.map(id => cards.get(id)?.action ?? id)
  onceEach(actions, idsOf(pack.actionCards.base), `the actions of seat ${seat}`)
  const improved = held.filter(id => cards.get(id)?.isImproved).map(id => cards.get(id)?.action ?? '')
  const wanted = lab.flatMap(({ tile }) => tiles.get(tile)?.improves ?? [])
  same([...improved].sort(), [...wanted].sort(), `the improved cards of seat ${seat}`)
}

function labIsSound({ state, components }: Play, { lab, scrap, cleared }: Player, seat: number): void {
  const { tiles, scrap: marked } = components
  let taken = cellsOf(scrap)
  for (const tile of lab) {
    const { covers } = placementOf(tiles, tile)
    hold(!overlap(taken, covers), () => `${tile.tile} lies on something in the Lab of seat ${seat}`)
    taken = { lo: taken.lo | covers.lo, hi: taken.hi | covers.hi }
    if (tile.complete) same(lacks(tiles, lab, tile), [], `what the complete ${tile.tile} lacks`)
  }
  for (const cell of [...scrap, ...cleared]) hold(marked.has(cell), () => `Scrap lay on cell ${cell}`)
  hold(new Set([...scrap, ...cleared]).size === scrap.length + cleared.length, () => `Scrap of seat ${seat} lies twice`)
  const inSetup = state.agenda.some(frame => frame.rule === 'handicap')
  if (!inSetup) same(newlyFed(tiles, lab), [], `what is fed and not complete in the Lab of seat ${seat}`)
}

function holdingsAreSound({ components: { pack, tiles } }: Play, player: Player, seat: number): void {
  const { money, points, lab } = player
  hold(Number.isInteger(money) && money >= 0 && money <= pack.limits.maxFunding, () => `seat ${seat} has $${money}`)
  const printed = lab.reduce((sum, { tile, complete }) => sum + (complete ? (tiles.get(tile)?.vp ?? 0) : 0), 0)
  same(points.projects, printed, `the points of seat ${seat} for Projects`)
  hold(points.leaders >= 0, () => `seat ${seat} has ${points.leaders} points as leader`)
}
