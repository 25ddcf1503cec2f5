import { hold, same } from '../../../kernel/testing/property.ts'
import type { Pack } from '../pack.ts'
import type { Layout, Play, Player } from '../state.ts'

/** Newton's invariants: everything is in exactly one place, nothing is below zero, and boards hold what fits on them. */
export function conserved(play: Play): void {
  sound(play)
  same(tokensInPlay(play).length, play.components.bonusSpaces.filter(inUse(play)).length, 'the count of Bonus tokens')
}

/** What must hold in every position, also in one laid out for a test without its Bonus tokens. */
export function sound(play: Play): void {
  cardsAreSomewhereOnce(play)
  mastersAreSomewhereOnce(play)
  tokensAreDistinct(play)
  tilesLieWhereTheyFit(play)
  stacksAddUp(play)
  timeIsInBounds(play)
  play.state.players.forEach((player, seat) => {
    holdingsAreSound(player, seat)
    piecesAreSound(play, player, seat)
    boardIsSound(play, player, seat)
  })
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(row => row.id)

/** Each of the wanted ids is there once, and nothing else. */
function onceEach(there: readonly string[], wanted: readonly string[], what: string): void {
  const left = new Set(wanted)
  for (const id of there) hold(left.delete(id), () => `${id} is in two places, or is none of ${what}`)
  hold(left.size === 0, () => `${[...left]} of ${what} is nowhere`)
}

function cardsAreSomewhereOnce({ state, components: { pack, cards } }: Play): void {
  const held = state.players.flatMap(({ hand, desk, under }) => [...hand, ...desk, ...under])
  const colors = state.players.map(player => player.color)
  const starting = pack.startingCards.filter(card => colors.includes(card.color))
  const there = [...state.decks.flat(), ...state.lines.flat(), ...state.removed, ...held]
  onceEach(there, [...idsOf(starting), ...idsOf(pack.actionCards)], 'the cards')
  state.decks.forEach((deck, at) => {
    for (const id of [...deck, ...(state.lines[at] ?? [])])
      hold(cards.get(id)?.level === at + 1, () => `${id} lies with the cards of level ${at + 1}`)
  })
  state.players.forEach(({ color, hand, desk, under }, seat) => {
    for (const id of [...hand, ...desk, ...under]) {
      const owner = cards.get(id)?.color
      hold(owner === undefined || owner === color, () => `seat ${seat} is ${color} and holds ${id}`)
    }
  })
}

function mastersAreSomewhereOnce({ state, components: { pack } }: Play): void {
  const held = state.players.flatMap(({ masters, playedMasters, packet }) => [...masters, ...playedMasters, ...packet])
  onceEach([...held, ...state.boxedMasters], idsOf(pack.masters), 'the Masters')
}

const inUse =
  ({ state }: Play) =>
  ({ minPlayers }: { readonly minPlayers: number }): boolean =>
    minPlayers <= state.seats

const tokensInPlay = ({ state }: Play): readonly string[] =>
  [...state.tokens, ...state.players.flatMap(player => player.tokens)].filter(token => token !== '')

function tokensAreDistinct(play: Play): void {
  const { state, components } = play
  const tokens = tokensInPlay(play)
  hold(new Set(tokens).size === tokens.length, () => `a Bonus token is in two places: ${tokens}`)
  for (const token of tokens) hold(components.tokens.has(token), () => `${token} is not a Bonus token`)
  same(state.tokens.length, components.bonusSpaces.length, 'the count of Bonus spaces')
  components.bonusSpaces.forEach((space, at) => {
    hold(inUse(play)(space) || state.tokens[at] === '', () => `a token lies on ${space.id}, which is not in use`)
  })
}

/** Tiles stay where setup laid them, so each layout is looked at once. */
const soundLayouts = new WeakSet<Layout>()
const tileKinds = ['city', 'university', 'ancientLand', 'specialization', 'objective', 'invention'] as const

function tilesLieWhereTheyFit({ state, components: { pack } }: Play): void {
  if (soundLayouts.has(state.layout)) return
  const { tiles } = state.layout
  const spaces = [...pack.map.places, ...pack.workTrack.spaces, ...pack.technologyTrack.spaces]
  const taking = spaces.filter(({ kind }) => (tileKinds as readonly string[]).includes(kind))
  same(Object.keys(tiles).sort(), idsOf(taking).sort(), 'the spaces with a tile')
  const laid = Object.values(tiles)
  hold(new Set(laid).size === laid.length, () => `a tile lies twice: ${laid}`)
  for (const kind of tileKinds) {
    const known = idsOf(pack.tiles[kind])
    for (const { id } of spaces.filter(space => space.kind === kind))
      hold(known.includes(tiles[id] ?? ''), () => `${tiles[id]} lies on ${id}, which takes a tile of kind ${kind}`)
  }
  soundLayouts.add(state.layout)
}

function stacksAddUp({ state, components: { pack } }: Play): void {
  const addUp = (
    stacks: Pack['tiles']['income'] | Pack['tiles']['development'],
    stock: Readonly<Record<string, number>>,
    held: readonly string[],
  ) => {
    for (const { id, type, count } of stacks) {
      hold((stock[type] ?? -1) >= 0, () => `the stack of ${id} has ${stock[type]} tiles`)
      same((stock[type] ?? 0) + held.filter(one => one === type).length, count, `the count of ${id}`)
    }
  }
  addUp(
    pack.tiles.income,
    state.incomeStock,
    state.players.flatMap(player => player.income),
  )
  addUp(
    pack.tiles.development,
    state.developmentStock,
    state.players.flatMap(player => player.drawers),
  )
}

function timeIsInBounds({ state, components: { pack } }: Play): void {
  const { rounds, turnsPerRound } = pack.constants
  hold(state.round >= 1 && state.round <= rounds, () => `it is round ${state.round}`)
  hold(
    state.turnsTaken >= 0 && state.turnsTaken <= turnsPerRound * state.seats,
    () => `${state.turnsTaken} turns were taken in round ${state.round}`,
  )
  hold(state.first >= 0 && state.first < state.seats, () => `seat ${state.first} has the First Player token`)
  const { card, seat } = state.turn
  hold(card === '' || state.players[seat]?.desk.includes(card) === true, () => `${card} was played, but lies elsewhere`)
}

function holdingsAreSound({ coins, potions, points }: Player, seat: number): void {
  for (const [what, amount] of Object.entries({ coins, potions, ...points }))
    hold(Number.isInteger(amount) && amount >= 0, () => `seat ${seat} has ${amount} ${what}`)
}

function piecesAreSound({ components }: Play, player: Player, seat: number): void {
  const { places, technology, work, pack } = components
  const { students, supply, cubes, scientist } = player
  hold(supply >= 0, () => `seat ${seat} has ${supply} Students in supply`)
  same(students.length + supply, pack.constants.studentsPerPlayer, `the Students of seat ${seat}`)
  for (const space of students) {
    hold(technology.has(space), () => `a Student of seat ${seat} stands on ${space}`)
    const alone = students.filter(other => other === space).length === 1
    hold(alone || technology.get(space)?.final === false, () => `seat ${seat} has two Students on ${space}`)
  }
  hold(cubes.length <= pack.playerBoard.travelCubes.slots.length, () => `seat ${seat} has placed ${cubes.length} cubes`)
  hold(new Set(cubes).size === cubes.length, () => `seat ${seat} has two cubes on one place: ${cubes}`)
  for (const place of cubes)
    hold(places.get(place)?.takesCube === true, () => `a cube of seat ${seat} lies on ${place}`)
  hold(places.has(scientist), () => `the Scientist of seat ${seat} is in ${scientist}`)
  hold(work[player.work] !== undefined, () => `the marker of seat ${seat} stands on ${player.work}`)
}

function boardIsSound({ state, components }: Play, player: Player, seat: number): void {
  const { boards, cities, pack } = components
  const { constants, playerBoard } = pack
  const { shelf, tilesTaken, under, desk, drawers, income, cubes } = player
  const most = (what: string, items: readonly unknown[], limit: number) =>
    hold(items.length <= limit, () => `seat ${seat} has ${items.length} ${what}, at most ${limit} fit`)
  most('cards on the desk', desk, constants.turnsPerRound)
  most('cards under the desk', under, Math.min(constants.underDeskColumns, state.round - 1))
  most('Development tiles', drawers, constants.developmentDrawers)
  most('Income tiles', income, constants.incomeSpaces)
  const { cells } = boards.get(player.board) ?? {}
  for (const cell of shelf) hold(cells?.has(cell) === true, () => `seat ${seat} has a tile on ${cell}`)
  hold(new Set(shelf).size === shelf.length, () => `seat ${seat} has two tiles on one book space: ${shelf}`)
  const tiles = playerBoard.bookshelfPiles.piles.reduce((sum, pile) => sum + pile.tiles, 0)
  hold(shelf.length <= tilesTaken && tilesTaken <= tiles, () => `${tilesTaken} tiles taken, ${shelf.length} placed`)
  const medicines = income.filter(type => type === 'medicine').length
  const cured = cubes.filter(place =>
    cities.get(state.layout.tiles[place] ?? '')?.effects.some(effect => effect.kind === 'medicine'),
  )
  hold(medicines <= Math.min(1, cured.length), () => `seat ${seat} has ${medicines} Medicine tiles`)
}
