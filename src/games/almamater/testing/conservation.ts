import { hold, same } from '../../../kernel/testing/property.ts'
import { booksIn } from '../books.ts'
import { boardOf, layoutOf } from '../layout.ts'
import { type Color, colors } from '../pack/terms.ts'
import { powersOf } from '../rules/powers.ts'
import { type Play, type Player, prestigeOf } from '../state.ts'

/** Alma Mater's invariants: everything is in exactly one place, nothing is below zero, and boards hold what fits on them. */
export function conserved(play: Play): void {
  cardsAreSomewhereOnce(play)
  stacksAddUp(play)
  tutorsAddUp(play)
  markersAreRanked(play)
  displaysAreSound(play)
  lecturersAreReady(play)
  play.state.players.forEach((player, seat) => {
    holdingsAreSound(player, seat)
    mastersAddUp(play, player, seat)
    peopleAreSound(play, player, seat)
  })
}

function onceEach(there: readonly string[], wanted: readonly string[], what: string): void {
  const left = new Set(wanted)
  for (const id of there) hold(left.delete(id), () => `${id} is in two places, or is none of ${what}`)
  hold(left.size === 0, () => `${[...left]} of ${what} is nowhere`)
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(row => row.id)

function cardsAreSomewhereOnce({ state, components: { pack } }: Play): void {
  const held = state.players.flatMap(({ packet, kept, boxed }) => [...packet, ...kept, ...boxed])
  onceEach([...held, ...state.setupDeck, ...state.spentCards], idsOf(pack.setupCards.cards), 'the setup cards')
  if (state.layout.ignotus !== '')
    onceEach([...state.ignotusDeck, ...state.ignotusCards], idsOf(pack.ignotus.cards), 'the Ignotus cards')
  const chancellors = [...state.chancellors, ...state.bustChancellors, ...state.players.map(one => one.chancellors[0])]
  const named = chancellors.filter(id => id !== undefined && id !== '')
  hold(new Set(named).size === named.length, () => `a chancellor is in two places: ${named}`)
}

/** Student tiles, professor cards and bust cards are in their stacks or with players. */
function stacksAddUp({ state, components: { pack } }: Play): void {
  const { seats, layout } = state
  const { studentStackSize, professorStackSize, bustCopiesPerLetter } = pack.playerSetup
  layout.campus.forEach((id, at) => {
    const taken = state.players.filter(player => player.students.includes(id)).length
    hold((state.campus[at] ?? -1) >= 0, () => `the stack of ${id} has ${state.campus[at]}`)
    same((state.campus[at] ?? 0) + taken, studentStackSize[seats], `the count of ${id}`)
  })
  layout.academy.forEach((id, at) => {
    const taken = state.players.filter(player => player.professors.some(one => one.id === id)).length
    same((state.academy[at] ?? 0) + taken, professorStackSize[seats], `the count of ${id}`)
    const price = state.prices[at] ?? []
    hold(price.length === 0 || price.every(count => count >= 0), () => `the price of ${id} is ${price}`)
  })
  ;(['a', 'b', 'c'] as const).forEach((letter, at) => {
    const taken = state.players.filter(player => player.busts.includes(letter)).length
    same((state.busts[at] ?? 0) + taken, bustCopiesPerLetter[seats], `the count of bust cards ${letter}`)
  })
}

/** Tutors are in the supply, with players or on a space; lost is only what a research level took out of the game (A-R12). */
function tutorsAddUp(play: Play): void {
  const { state, components } = play
  const out = state.players.reduce((sum, player) => sum + player.tutors + player.restingTutors, 0)
  const lost = components.pack.supplyLimits.tutors - state.tutors - out - state.turn.tutorsOut
  hold(lost >= 0 && lost <= piecesAskedFor(play), () => `${lost} tutors are lost`)
  hold(state.tutors >= 0, () => `${state.tutors} tutors in the supply`)
}

/** How many pieces the research levels that players have passed may have taken out of the game. */
function piecesAskedFor(play: Play): number {
  const asking = layoutOf(play).research.flatMap(({ costs }, card) =>
    costs.flatMap(({ ways }, at) => (ways.some(way => way.masterToBox !== undefined) ? [card * 3 + at + 1] : [])),
  )
  const { seats, levels } = play.state
  return levels.slice(0, seats).reduce((sum, reached) => sum + asking.filter(level => level <= reached).length, 0)
}

/** Whoever is offered a lecture, in whatever question, has that professor ready. */
function lecturersAreReady({ state, open }: Play): void {
  for (const { seat, options } of open)
    for (const { verb, to } of options)
      hold(
        verb !== 'lecture' || state.players[seat]?.professors.some(({ id, ready }) => id === to[0] && ready) === true,
        () => `seat ${seat} is offered a lecture with ${to[0]}, who is not ready`,
      )
}

function markersAreRanked({ state }: Play): void {
  const { ranking, levels, layout } = state
  same(
    [...ranking].sort(),
    layout.colors.map((_, marker) => marker),
    'the markers of the research track',
  )
  ranking.forEach((marker, at) => {
    const level = levels[marker] ?? -1
    hold(level >= 0 && level <= 15 && level % 3 !== 2, () => `marker ${marker} stands on level ${level}`)
    const behind = ranking[at + 1]
    hold(behind === undefined || (levels[behind] ?? 0) <= level, () => `marker ${behind} is ranked behind a lower one`)
  })
  const inPlay = colors.filter(color => layout.colors.includes(color))
  if (state.reputation.length > 0) same([...state.reputation].sort(), inPlay, 'the colours with a rank')
}

function displaysAreSound({ state, components: { pack } }: Play): void {
  const all = pack.bookshelves.perColor.map(shelf => shelf.prestige).sort()
  state.displays.forEach(({ shelves, books, tiles }, marker) => {
    const left = [...all]
    for (const worth of shelves.filter(one => one > 0)) {
      const at = left.indexOf(worth)
      hold(at >= 0, () => `display ${marker} has too many shelves worth ${worth}`)
      left.splice(at, 1)
    }
    hold(shelves.length <= all.length, () => `display ${marker} has ${shelves.length} shelves`)
    same(books.length, pack.display.slots, `the slots of display ${marker}`)
    hold(
      books.every(one => one === 0 || one === 1),
      () => `display ${marker} holds ${books}`,
    )
    const prices = pack.display.prices.map((price, slot) => tiles[slot] || price)
    hold(
      prices.every((price, slot) => price >= (prices[slot - 1] ?? 0)),
      () => `the prices of display ${marker} fall: ${prices}`,
    )
  })
}

function holdingsAreSound(player: Player, seat: number): void {
  hold(Number.isInteger(player.ducats) && player.ducats >= 0, () => `seat ${seat} has ${player.ducats} ducats`)
  hold(
    player.books.length === 5 && player.books.every(count => Number.isInteger(count) && count >= 0),
    () => `seat ${seat} has ${player.books} books`,
  )
  hold(prestigeOf(player) >= 0, () => `seat ${seat} has ${prestigeOf(player)} prestige`)
}

/** Every master is in the archive, in the dormitory or on a space. */
function mastersAddUp(play: Play, player: Player, seat: number): void {
  const { state, components } = play
  const { startingMasters } = components.pack.playerSetup
  const onSpaces = state.standing.reduce((sum, there) => sum + (there[seat] ?? 0), 0) + player.ownSpaces.length
  same(player.archive + player.dormitory + onSpaces, player.masters, `the masters of seat ${seat}`)
  hold(player.archive >= 0 && player.dormitory >= 0, () => `seat ${seat} has masters below zero`)
  hold(player.additionalMasters <= 2, () => `seat ${seat} has ${player.additionalMasters} additional masters`)
  hold(player.masters <= startingMasters + player.additionalMasters, () => `seat ${seat} has ${player.masters} masters`)
  const { bishop } = boardOf(play)
  const inRow = state.bishop.filter(one => one === seat).length
  const standing = state.standing[bishop.index]?.[seat] ?? 0
  hold(inRow === standing || inRow === standing + 1, () => `seat ${seat} has ${inRow} masters in the bishop's row`)
}

function peopleAreSound({ state, components }: Play, player: Player, seat: number): void {
  const { students, professors, chancellors, busts, color } = player
  hold(students.length < components.halls.length, () => `seat ${seat} has ${students.length} students`)
  hold(new Set(students).size === students.length, () => `seat ${seat} has a student twice`)
  hold(new Set(professors.map(one => one.id)).size === professors.length, () => `seat ${seat} has a professor twice`)
  same(player.powers, powersOf(components, player), `the powers of seat ${seat}`)
  same(
    chancellors.length - Math.min(1, chancellors.length),
    busts.length,
    `the chancellors by bust cards of seat ${seat}`,
  )
  same(state.layout.colors[seat], color, `the colour of seat ${seat}`)
  for (const other of colors as readonly Color[])
    if (!state.layout.colors.includes(other))
      same(player.books[colors.indexOf(other)], 0, `the ${other} textbooks of seat ${seat}`)
  hold(booksIn(player.books) < 200, () => `seat ${seat} hoards books`)
}
