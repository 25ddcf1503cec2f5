import type { Play, Seat } from '../../kernel/contract.ts'
import type { Language } from '../../kernel/words.ts'
import type { Board, StandingPiece } from '../boards/board.ts'
import type { IconName } from '../plates/icons/icons.ts'
import type { PieceKind } from '../plates/pieces/piece-kind.ts'
import type { PlaceName } from '../plates/targets.ts'

/** Something drawn that can be pointed at: a place with what lies there, a piece of a player, or a sign. */
export type Thing =
  | { readonly kind: 'place'; readonly place: PlaceName }
  | { readonly kind: 'piece'; readonly piece: PieceKind; readonly owner: Seat | undefined }
  | { readonly kind: 'icon'; readonly icon: IconName; readonly owner: Seat | undefined }

/** What is said of a thing. */
export interface Explanation {
  readonly name: string
  /** What it is for and what it does. */
  readonly text: string
  /** The component whose picture and sources are shown. */
  readonly component?: string | undefined
  /** Components that lie on it. */
  readonly lying: readonly string[]
  readonly owner?: Seat | undefined
  readonly pieces: readonly StandingPiece[]
}

/** Whose things are shown large, and how places are spoken there. */
export interface Looking {
  readonly play: Play
  readonly board: Board
  readonly language: Language
  readonly seat: Seat
  readonly spoken: (place: PlaceName) => string
}

export function explanationOf(thing: Thing, looking: Looking): Explanation | undefined {
  const { board, language } = looking
  const { icons, pieces } = board.legend[language]
  switch (thing.kind) {
    case 'place':
      return placeExplained(thing.place, looking)
    case 'piece':
      return signExplained(pieces[thing.piece], thing.owner)
    case 'icon':
      return signExplained(icons[thing.icon], thing.owner)
  }
}

/** `Coin`, `Lessons: take a card`: a name, and what it means where the name does not say it. */
export function nameAndMeaning(sign: string): readonly [name: string, meaning: string] {
  const colon = sign.indexOf(': ')
  return colon < 0 ? [sign, ''] : [sign.slice(0, colon), sign.slice(colon + 2)]
}

function signExplained(sign: string | undefined, owner: Seat | undefined): Explanation | undefined {
  if (sign === undefined) return undefined
  const [name, text] = nameAndMeaning(sign)
  return { name, text, lying: [], owner, pieces: [] }
}

/** A component says its name and what it does; any other place says its name, and the board what it is for. */
function placeExplained(place: PlaceName, { play, board, language, seat, spoken }: Looking): Explanation | undefined {
  const component = board.componentAt(play, place)
  const words =
    component === undefined ? undefined : play.game.words[language].component(play.components, component, play.state)
  const { use, owner, pieces = [] } = board.aboutPlace(language, play, place, seat)
  const said = spoken(place)
  if (words === undefined && said === '') return undefined
  const [name = said, ...more] = said.split('. ')
  return {
    name: words?.name ?? name,
    text: [words?.text ?? more.join('. '), use ?? ''].filter(part => part !== '').join(' '),
    component: words === undefined ? undefined : component,
    lying: board.lyingAt?.(play, place) ?? [],
    owner,
    pieces,
  }
}
