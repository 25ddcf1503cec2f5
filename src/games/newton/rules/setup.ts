import { push } from '../../../kernel/agenda.ts'
import type { CoreState, Play as KernelPlay, Seat } from '../../../kernel/contract.ts'
import { listFor, repeated } from '../../../kernel/lists.ts'
import { drawBelow, shuffle } from '../../../kernel/play.ts'
import { everySeat } from '../../../kernel/together.ts'
import type { Newton } from '../components.ts'
import type { NewtonFrame } from '../frames.ts'
import type { BasicAction, IncomeType, Pack } from '../pack.ts'
import { type NewtonState, noPoints, type Player } from '../state.ts'

type BarePlay = KernelPlay<CoreState<NewtonFrame>, Newton>

/** Sets up the game (N-2); chance is drawn in the order of N-2.12. */
export function setup(play: BarePlay): NewtonState {
  const { pack } = play.components
  const { seats, options } = play.state
  const tiles: Record<string, string> = {}
  const spaces = [...pack.map.places, ...pack.workTrack.spaces, ...pack.technologyTrack.spaces]
  const lay = (kind: string, ids: readonly { readonly id: string }[]): void => {
    const shuffled = shuffledIds(play, ids)
    spaces
      .filter(space => space.kind === kind)
      .forEach((space, at) => {
        tiles[space.id] = shuffled[at] as string
      })
  }
  lay('city', pack.tiles.city)
  lay('university', pack.tiles.university)
  lay('ancientLand', pack.tiles.ancientLand)
  lay('specialization', pack.tiles.specialization)
  lay('objective', pack.tiles.objective)
  const tokens = layTokens(play)
  lay('invention', pack.tiles.invention)
  const decks = listFor([1, 2, 3], level =>
    shuffledIds(
      play,
      pack.actionCards.filter(card => card.level === level),
    ),
  )
  const size = pack.constants.marketCardsPerLevel[seats] ?? 0
  const lines = listFor(decks, deck => deck.splice(0, size))
  const boards = shuffledIds(play, pack.studyBoards)
  const first = drawBelow(play, seats)
  const masters = shuffledIds(play, pack.masters)
  const colors = options.colors as readonly string[]
  const state: NewtonState = {
    game: play.state.game,
    rulesVersion: play.state.rulesVersion,
    components: play.state.components,
    seats,
    options,
    chance: play.state.chance,
    agenda: play.state.agenda,
    answered: play.state.answered,
    layout: { tiles },
    round: 1,
    turnsTaken: 0,
    first,
    turn: { seat: first, card: '', acted: false, used: [] },
    tokens,
    incomeStock: countByType(pack.tiles.income) as Record<IncomeType, number>,
    developmentStock: countByType(pack.tiles.development) as Record<BasicAction, number>,
    decks,
    lines,
    removed: [],
    boxedMasters: masters,
    players: listFor(colors, (color, seat) => newPlayer(play, color, boards[seat] as string)),
  }
  push(play, { rule: 'next-turn' })
  dealMasters(play, state)
  return state
}

const shuffledIds = (play: BarePlay, rows: readonly { readonly id: string }[]): string[] =>
  shuffle(
    play,
    listFor(rows, row => row.id),
  )

/** Tokens lie on the Bonus spaces in use at this number of players (N-2.6). */
function layTokens(play: BarePlay): string[] {
  const { bonusSpaces, pack } = play.components
  const shuffled = shuffledIds(play, pack.bonusTokens)
  return listFor(bonusSpaces, space => (space.minPlayers <= play.state.seats ? (shuffled.shift() as string) : ''))
}

const countByType = (rows: readonly { readonly type: string; readonly count: number }[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ type, count }) => [type, count]))

function newPlayer(play: BarePlay, color: string, board: string): Player {
  const { pack, mapStart, technologyStart } = play.components
  const { constants } = pack
  const onTrack = constants.studentsOnTrackAtStart
  return {
    color,
    board,
    coins: constants.startingCoins,
    potions: constants.startingPotions,
    points: noPoints(),
    hand: startingHand(pack, color),
    desk: [],
    under: [],
    masters: [],
    playedMasters: [],
    packet: [],
    passedOn: [],
    scientist: mapStart,
    students: repeated(technologyStart, onTrack),
    supply: constants.studentsPerPlayer - onTrack,
    work: 0,
    cubes: [],
    shelf: [],
    tilesTaken: 0,
    drawers: [],
    income: [],
    tokens: [],
  }
}

const startingHand = (pack: Pack, color: string): string[] =>
  listFor(
    pack.startingCards.filter(card => card.color === color),
    card => card.id,
  )

/** Masters are dealt, and then drafted, or chosen by a solo player (N-2.11). */
function dealMasters(play: BarePlay, state: NewtonState): void {
  const { constants } = play.components.pack
  const solo = state.seats === 1
  const seats = state.players.map((_, seat): Seat => seat)
  const drafts = !solo && state.options.masterDraft === true
  for (const player of state.players) {
    const dealt = state.boxedMasters.splice(0, solo ? constants.mastersDrawnSolo : constants.mastersDealtMultiplayer)
    if (solo || drafts) player.packet = dealt
    else player.masters = dealt
  }
  if (solo) push(play, { rule: 'keep-masters', seat: 0 })
  else if (drafts) push(play, everySeat('draft', seats))
}
