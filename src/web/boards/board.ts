import type { ComponentType, ReactNode } from 'react'
import type { Frame } from '../../kernel/agenda.ts'
import type { CoreState, GameEvent, Play, Seat } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import type { Option } from '../../kernel/question.ts'
import type { Language, SeatName } from '../../kernel/words.ts'
import type { IconToken } from '../plates/icon-tokens.ts'
import type { IconName } from '../plates/icons/icons.ts'
import type { PieceKind } from '../plates/pieces/piece-kind.ts'
import type { SeatColor } from '../plates/seats.ts'
import type { HeldPiece, Marks, PlaceName, Pointing, Preview } from '../plates/targets.ts'
import type { RoomSize } from './table-form.ts'

/**
 * What the page needs to show a game on a board of its own: where options lie, what events look like, and the drawing. It
 * knows no rules. A game without a board is played from lists and its outline.
 */
export interface Board {
  /** Where an option is answered on the board; nowhere for some. */
  readonly placesOf: (play: Play, option: Option, frame: Frame) => readonly PlaceName[]
  /** Where something happened. */
  readonly placesOfEvent: (event: GameEvent) => readonly PlaceName[]
  /** What a card shows that an event is about, where its name does not say it. */
  readonly cardShownBy?: (play: Play, event: GameEvent) => readonly IconToken[]
  /** What an option is for: the matter of the question, something aside, or leaving it. */
  readonly purposeOf: (option: Option) => OptionPurpose
  /**
   * For an option that says where a piece goes: the piece that is taken up first, and how it is turned there. Its places
   * are where it can be set down, the best one first. Such options are looked at only when their piece is taken up.
   */
  readonly carriedBy?: (play: Play, option: Option) => Carried | undefined
  /** The piece that an option is about, drawn beside it in the list as it is carried. */
  readonly pieceOf?: (option: Option) => PlaceName | undefined
  /** A piece as it is carried, turned as it is. */
  readonly Carried?: ComponentType<CarriedProps>
  /** An option, or the gesture of several answers that begins with it, as it is drawn in the list where that says it sooner than its words; these are still spoken. */
  readonly drawnOption?: (play: Play, option: Option, label: string, keys: readonly string[]) => ReactNode
  /** Chains of answers that are one gesture: steps of a way. */
  readonly journeys: readonly Journey[]
  /** Rules whose questions belong to the answer before them, and are answered in the same gesture: payments, more of the same. */
  readonly followUps: readonly string[]
  /** Rules at whose questions one can pick at once where an answer leads to: an action by what it is done to. */
  readonly leadsOn: readonly string[]
  /** Rules that ask later whatever was answered: nothing leads to them. */
  readonly comesLater: readonly string[]
  /** Whether an answer brings the very piece that another then sets down: it is taken up where it comes from. */
  readonly brings?: (first: Option, then: Option) => boolean
  /** How most people answer a question that is asked again and again: all of it in one gesture. */
  readonly usual?: (language: Language, play: Play, frame: Frame) => Usual | undefined
  /** What an option carries from one place to another, where taking hold of it there is natural. */
  readonly carryingOf?: (play: Play, option: Option, places: readonly PlaceName[]) => Carrying | undefined
  /** Events that only say that a piece moved: an answer that brings nothing else gives nothing. */
  readonly plainEvents: readonly string[]
  /** Of these, those that say that something was used up for nothing, although nothing was paid. */
  readonly vainEvents?: readonly string[]
  readonly colorOf: (state: CoreState, seat: Seat) => SeatColor
  /** Icons of amounts, by the type of the events that change them. */
  readonly amountIcons: Readonly<Record<string, IconName>>
  /** The type of the events that change the points. */
  readonly points: string
  /** What a move would do, drawn. `by`: it was made by this seat. */
  readonly previewOf: (play: Play, seat: Seat, events: readonly GameEvent[]) => Preview
  /** How a place is spoken at this table: the same for the whole game. `seat` is whose things are shown large. */
  readonly spoken: (language: Language, play: Play, seat: Seat) => (place: PlaceName) => string
  /** The component that lies on a place and whose text can be read there. */
  readonly componentAt: (play: Play, place: PlaceName) => string | undefined
  /** A place that is a part of a component, such as a cell of a board: the component, and the part by its id there. */
  readonly partAt?: (play: Play, place: PlaceName, seat: Seat) => ComponentPart | undefined
  /** What lies on that component at this table: tiles and tokens with texts of their own. */
  readonly lyingAt?: (play: Play, place: PlaceName) => readonly string[]
  /** What can be told of a place besides the components there. `seat` is whose things are shown large. */
  readonly aboutPlace: (language: Language, play: Play, place: PlaceName, seat: Seat) => AboutPlace
  /** What every icon and every piece of the game means. */
  readonly legend: Readonly<Record<Language, Legend>>
  /** Words in questions that lead to their rule, the longest first where one begins another. */
  readonly keyWords: Readonly<Record<Language, readonly KeyWord[]>>
  /** What an answer takes or chooses is told in words below it, for these verbs. */
  readonly toldVerbs: readonly string[]
  /** Steps of the game's clock for the header: how many there are and how many are done. */
  readonly progress?: (play: Play) => { readonly done: number; readonly of: number } | undefined
  readonly Table: ComponentType<BoardProps>
  /** What lies beside the question when there is room. */
  readonly Rail: ComponentType<BoardProps & RailProps>
  /** Another player on a line or two: who, where they are, how many points, and what the game has to tell of them. */
  readonly Strip: ComponentType<BoardProps & StripProps>
  /** What lies before another player, drawn; without it, it is told in words. */
  readonly SeatTable?: ComponentType<BoardProps>
  /** The least room in which the whole table is drawn, and what lies before another player, for large windows to show both. */
  readonly least: LeastRoom
  /** A component as it looks on the table, for those who read about it. */
  readonly Picture: ComponentType<PictureProps>
  /** The parts of the pack in the order in which one reads them, with their names. */
  readonly groups: Readonly<Record<Language, Readonly<Record<string, string>>>>
}

export interface LeastRoom {
  readonly table: RoomSize
  readonly seat: RoomSize
}

export interface AboutPlace {
  /** What the place is for, where no component of its own says it. */
  readonly use?: string | undefined
  /** Whose it is, if it is somebody's. */
  readonly owner?: Seat | undefined
  /** Pieces that stand there now; those of nobody have no seat. */
  readonly pieces?: readonly StandingPiece[]
}

export interface StandingPiece {
  readonly seat: Seat | undefined
  /** What it is, and how many of it: `Scientist`, `2 Masters`. */
  readonly what: string
}

/** Signs and pieces in words; a name, and after a colon what it is for where the name does not say it. */
export interface Legend {
  readonly icons: Readonly<Partial<Record<IconName, string>>>
  readonly pieces: Readonly<Partial<Record<PieceKind, string>>>
}

export interface Usual {
  readonly label: string
  /** The next answer of it; undefined where everybody has to decide. */
  readonly next: (options: readonly Option[]) => Option | undefined
}

export interface KeyWord {
  /** How the word begins, in any form. */
  readonly word: string
  readonly rule: string
}

export interface ComponentPart {
  readonly component: string
  readonly part: string
}

export interface PictureProps {
  readonly id: string
  /** The part of the pack in which it is listed. */
  readonly group: string
  readonly pack: Json
  readonly language: Language
}

export interface Carried {
  /** Where the piece can be taken up; the first place names it. */
  readonly from: readonly PlaceName[]
  readonly turn: number
}

export interface CarriedProps {
  readonly play: Play
  readonly held: HeldPiece
}

/** Something that is taken up at a place and let go at another. */
export interface Carrying {
  /** What is carried, as style sheets know it. */
  readonly what: string
  readonly from: PlaceName
  readonly onto: (place: PlaceName) => boolean
}

export type OptionPurpose = 'matter' | 'aside' | 'leave'

export interface Journey {
  readonly verb: string
  /** The option that ends the way where it has come to. */
  readonly end: string
  /** The places along the way. */
  readonly step: (option: Option) => PlaceName
}

export interface BoardProps {
  readonly play: Play
  readonly pack: Json
  readonly language: Language
  /** Whose things are shown large. */
  readonly seat: Seat
  /** Whether that seat is the viewer's own. */
  readonly own: boolean
  readonly who: SeatName
  readonly marks: Marks
  readonly pointing: Pointing
  /** Changes with the question, so that the board shows what it is about. */
  readonly question: string
}

export interface RailProps {
  /** Where each other seat is: next, choosing, away. */
  readonly notes: readonly string[]
  readonly asked: readonly Seat[]
  readonly onOpenSeat: (seat: Seat) => void
  /** The others stand open beside the table, and not here. */
  readonly othersOpen: boolean
}

/** What a strip tells of its player besides the game. */
export interface StripProps {
  readonly of: Seat
  readonly note: string
  readonly active: boolean
  readonly onOpenSeat: (seat: Seat) => void
}
