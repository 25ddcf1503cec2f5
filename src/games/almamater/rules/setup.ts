import { push } from '../../../kernel/agenda.ts'
import type { CoreState, Play as KernelPlay } from '../../../kernel/contract.ts'
import { listFor, numbersBelow, repeated } from '../../../kernel/lists.ts'
import { drawBelow, shuffle } from '../../../kernel/play.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import { everySeat } from '../../../kernel/together.ts'
import { noBooks } from '../books.ts'
import type { AlmaMater } from '../components.ts'
import type { AlmaMaterFrame } from '../frames.ts'
import { type Color, colors, faculties, letters } from '../pack/terms.ts'
import { noPoints } from '../points.ts'
import { type AlmaMaterState, type Display, freshTurn, type Layout, type Player } from '../state.ts'
import { noPowers } from './powers.ts'

type BarePlay = KernelPlay<CoreState<AlmaMaterFrame>, AlmaMater>

/** Sets up the game and deals the setup cards. Chance is drawn in the order of the fields of the layout (A-R47). */
export function setup(play: BarePlay): AlmaMaterState {
  const { pack, pools } = play.components
  const { seats, options } = play.state
  const { playerSetup } = pack
  const taken = listFor(options.colors as readonly Color[], color => color)
  const layout = layOut(play, taken)
  const board = row(play.components.boards, layout.board)
  const chancellors = shuffled(play, pools.chancellors)
  const [onB = '', onC = ''] = chancellors
  const setupDeck = shuffled(play, pools.setupCards)
  const withIgnotus = layout.ignotus !== ''
  const markers = numbersBelow(layout.colors.length)
  const state: AlmaMaterState = {
    game: play.state.game,
    rulesVersion: play.state.rulesVersion,
    components: play.state.components,
    seats,
    options,
    chance: play.state.chance,
    agenda: play.state.agenda,
    answered: play.state.answered,
    layout,
    round: 1,
    turnsTaken: 0,
    order: [],
    turn: freshTurn(0, true),
    campus: repeated(playerSetup.studentStackSize[seats] as number, layout.campus.length),
    academy: repeated(playerSetup.professorStackSize[seats] as number, layout.academy.length),
    prices: listFor(layout.academy, () => []),
    busts: repeated(playerSetup.bustCopiesPerLetter[seats] as number, letters.length),
    bustChancellors: ['', onB, onC],
    chancellors: chancellors.slice(2, 2 + (playerSetup.chancellorsOffered[seats] as number)),
    standing: listFor(board.spaces, () => repeated(0, markers.length)),
    bishop: [],
    tutors: pack.supplyLimits.tutors,
    levels: repeated(0, markers.length),
    ranking: markers,
    reputation: [],
    displays: listFor(markers, marker => newDisplay(play, marker >= seats)),
    setupDeck,
    spentCards: [],
    ignotusDeck: withIgnotus ? shuffled(play, pools.ignotusCards) : [],
    ignotusCards: [],
    players: listFor(taken, color => newPlayer(play, color, setupDeck.splice(0, playerSetup.setupCardsDealt))),
  }
  push(play, { rule: 'begin-round' })
  push(play, everySeat('draft', numbersBelow(seats)))
  return state
}

const shuffled = (play: BarePlay, ids: readonly string[]): string[] => shuffle(play, ids.slice())

function layOut(play: BarePlay, taken: readonly Color[]): Layout {
  const { pack, pools } = play.components
  const { seats } = play.state
  const board = row(play.components.boards, pack.playerSetup.boardSide[seats] as string)
  const research = listFor(pools.research, ids => shuffled(play, ids)[0] as string)
  const columns = pools.students.map(ids => shuffled(play, ids))
  const campus = [0, 1, 2, 3].flatMap(at => columns.map(column => column[at] as string))
  const kinds = pools.professors.map(ids => shuffled(play, ids))
  const academy = listFor(board.slots, ({ faculty, slot }) => kinds[faculties.indexOf(faculty)]?.[slot - 1] as string)
  const glory = listFor(pools.glory, ids => shuffled(play, ids)[0] as string)
  const free = colors.filter(color => !taken.includes(color))
  const ignotus = seats === 2 ? itemAt(free, drawBelow(play, free.length)) : ''
  return {
    board: board.id,
    research,
    campus,
    academy,
    glory,
    ignotus,
    colors: ignotus === '' ? taken : [...taken, ignotus],
  }
}

/** Ignotus' display is arranged from the start (A-16.1); players arrange theirs. */
function newDisplay({ components }: BarePlay, ofIgnotus: boolean): Display {
  const { slots, ignotusArrangement: his } = components.pack.display
  return {
    shelves: ofIgnotus ? [...his.display, his.aside] : [],
    books: repeated(0, slots),
    tiles: repeated(0, slots),
  }
}

function newPlayer({ components }: BarePlay, color: Color, packet: string[]): Player {
  const { startingMasters, startingDucats } = components.pack.playerSetup
  return {
    color,
    ducats: startingDucats,
    books: noBooks(),
    points: noPoints(),
    students: [],
    professors: [],
    chancellors: [],
    busts: [],
    powers: noPowers,
    usedThisRound: [],
    usedThisGame: [],
    masters: startingMasters,
    archive: startingMasters,
    dormitory: 0,
    additionalMasters: 0,
    prestigeMaster: false,
    tutors: 0,
    restingTutors: 0,
    ownSpaces: [],
    passed: false,
    packet,
    kept: [],
    boxed: [],
    passedOn: [],
  }
}
