import { type FrameOf, push, pushInOrder } from '../../../kernel/agenda.ts'
import { confirm } from '../../../kernel/confirm.ts'
import type { CoreState, Play as KernelPlay, Seat } from '../../../kernel/contract.ts'
import { listFor, repeated } from '../../../kernel/lists.ts'
import { drawBelow, shuffle } from '../../../kernel/play.ts'
import type { Expo } from '../components.ts'
import type { ExpoFrame, HandicapFrame } from '../frames.ts'
import type { Handicap } from '../pack.ts'
import { type ExpoState, GHOST, NOBODY, type Player, type Token } from '../state.ts'

type BarePlay = KernelPlay<CoreState<ExpoFrame>, Expo>

/** Sets up the game (E-3); chance is drawn in the order of its steps. */
export function setup(play: BarePlay): ExpoState {
  const { pack, dealing } = play.components
  const { game, rulesVersion, components, seats, options, chance, agenda, answered } = play.state
  const resourcePile = shuffled(play, dealing.resourceTiles)
  const juryPile = shuffled(play, dealing.juryTiles)
  const station = resourcePile.splice(0, pack.setup.byPlayers[seats]?.stationTiles ?? 0)
  const projectPiles = listFor(dealing.projects, ids => shuffled(play, ids))
  const academy = listFor(projectPiles, pile => pile.shift() ?? '')
  const first = seats === 1 ? 0 : drawBelow(play, seats)
  const levels = options.handicaps as readonly Handicap[]
  const players = listFor(options.colors as readonly string[], (color, seat) =>
    newPlayer(play.components, color, levels[seat] ?? 'scientist', fundingOf(play, seat, first)),
  )
  const inOrder = players.map((_, after) => (first + after) % seats)
  const handicaps = inOrder.map(seat => drawHandicap(play, players[seat] as Player, resourcePile, seat))
  const jury = juryPile.splice(0, pack.setup.juryTilesDrawn)
  push(play, { rule: 'next-turn' })
  pushInOrder(play, handicaps.flat())
  return {
    game,
    rulesVersion,
    components,
    seats,
    options,
    chance,
    agenda,
    answered,
    round: 1,
    turns: 0,
    first,
    turn: seats === 1 ? 1 : first,
    lastAction: '',
    endedBy: NOBODY,
    resourcePile,
    resourceDiscard: [],
    station,
    juryPile,
    jury,
    projectPiles,
    returnedProjects: listFor(projectPiles, () => []),
    academy,
    technologies: dealing.technologies.slice(),
    chits: dealing.chits.slice(),
    rowChits: repeated('', pack.board.patentsOffice.rows.length),
    tokens: tokensFor(play),
    ghost: { deck: seats === 1 ? shuffled(play, dealing.ghostDeck) : [], accepted: [], aside: [] },
    players,
  }
}

const shuffled = <T>(play: BarePlay, items: readonly T[]): T[] => shuffle(play, items.slice())

/** By play order; a solo player has an amount of its own (E-3.5, E-14.1). */
function fundingOf({ components: { pack }, state: { seats } }: BarePlay, seat: Seat, first: Seat): number {
  if (seats === 1) return pack.setup.soloStartFunding
  return pack.setup.startFundingByOrder[1 + ((seat - first + seats) % seats)] ?? 0
}

function newPlayer({ dealing }: Expo, color: string, handicap: Handicap, money: number): Player {
  return {
    color,
    handicap,
    money,
    points: { projects: 0, leaders: 0 },
    hand: dealing.hand.slice(),
    played: [],
    reserve: [],
    lab: [],
    scrap: dealing.scrap.slice(),
    cleared: [],
  }
}

/** Draws the tiles of a handicap level and asks where they go (E-15). */
function drawHandicap(play: BarePlay, player: Player, pile: string[], seat: Seat): readonly FrameOf<ExpoState>[] {
  const level = play.components.pack.handicaps.find(one => one.id === player.handicap)
  const left = level?.resourceTiles ?? 0
  if (left === 0) return []
  player.reserve.push(...pile.splice(0, left))
  const frame: HandicapFrame = { rule: 'handicap', seat, left }
  return [frame, confirm(seat)]
}

/** Tokens of the players and, with one or two players, of the Ghosts, all in column 1 (E-3.5, E-13.1). */
function tokensFor({ components: { pack }, state: { seats } }: BarePlay): Token[] {
  const own = Array.from({ length: seats }, (_, owner) =>
    Array.from({ length: pack.setup.patentTokensPerPlayer }, () => ({ owner, row: -1, column: 1 })),
  )
  const ghosts = pack.setup.byPlayers[seats]?.ghostTokens ?? 0
  return [...own.flat(), ...Array.from({ length: ghosts }, (_, row) => ({ owner: GHOST, row, column: 1 }))]
}
