import { GHOST, type Play } from '../../../games/expo1906/state.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { countingIn } from '../../../kernel/counting.ts'
import { inEveryLanguage } from '../../../kernel/translations.ts'
import type { Language } from '../../../kernel/words.ts'
import { idOf, kindOf, type PlaceName } from '../../plates/targets.ts'
import type { AboutPlace, StandingPiece } from '../board.ts'

interface PlaceWords {
  readonly cell: string
  readonly scrap: string
  readonly cleared: string
  readonly energy: string
  readonly funding: (money: number) => string
  readonly tokens: (many: number) => string
}

const wordsIn = inEveryLanguage<PlaceWords>({
  en: {
    cell: 'One cell of the Lab: a tile covers one or more of them. Resources feed the Projects that touch them.',
    scrap: 'Scrap lies in this cell of the Lab: no tile is placed here until it is removed.',
    cleared: 'Scrap was removed from this cell of the Lab: tiles may cover it.',
    energy: 'How many votes this energy has. Complete Projects of the energy with more votes score extra at the end.',
    funding: money => `$${money} now. Funding goes from $0 to $12; what is above is lost.`,
    tokens: many => countingIn('en-GB').count(many, 'token', 'tokens'),
  },
  it: {
    cell: 'Uno spazio del Laboratorio: una tessera ne copre uno o più. Le Risorse servono i Progetti che toccano.',
    scrap: 'In questo spazio del Laboratorio c’è un Rottame: finché non è tolto non ci va nessuna tessera.',
    cleared: 'Da questo spazio del Laboratorio un Rottame è stato tolto: le tessere possono coprirlo.',
    energy:
      'Quanti voti ha questa energia. I Progetti completi dell’energia con più voti segnano punti in più alla fine.',
    funding: money => `Ora $${money}. Il denaro va da $0 a $12; ciò che è in più si perde.`,
    tokens: many => countingIn('it').count(many, 'segnalino', 'segnalini'),
  },
})

/** What a place is for, whose it is, and who stands there. */
export function aboutPlace(language: Language, play: Play, place: PlaceName, seat: Seat): AboutPlace {
  const words = wordsIn[language]
  switch (kindOf(place)) {
    case 'cell':
      return { use: words[lyingIn(play, idOf(place), seat)], owner: seat }
    case 'energy':
      return { use: words.energy }
    case 'funding':
      return { use: words.funding(play.state.players[seat]?.money ?? 0), owner: seat }
    case 'space':
      return { pieces: standingAt(words, play, idOf(place)) }
    default:
      return { owner: holderOf(play, idOf(place), seat) }
  }
}

/** What is to be said of a cell on which no tile lies. */
function lyingIn({ state, components }: Play, cell: string, seat: Seat): 'cell' | 'scrap' | 'cleared' {
  const [line = 0, column = 0] = cell.split('-').map(Number)
  const at = line * components.grid.cols + column
  const player = state.players[seat]
  if (player?.scrap.includes(at) === true) return 'scrap'
  return player?.cleared.includes(at) === true ? 'cleared' : 'cell'
}

function standingAt(words: PlaceWords, play: Play, space: string): readonly StandingPiece[] {
  const { rows } = play.components
  const here = play.state.tokens.filter(({ row, column }) => space === `${rows[row]?.resource ?? ''}-${column}`)
  const owners = [...new Set(here.map(({ owner }) => owner))]
  return owners.map(owner => ({
    seat: owner === GHOST ? undefined : owner,
    what: words.tokens(here.filter(token => token.owner === owner).length),
  }))
}

/** Who has a tile or a card; of cards that everybody has it is the one whose things are shown. */
function holderOf({ state }: Play, id: string, seat: Seat): Seat | undefined {
  const has = ({ hand, played, reserve, lab }: Play['state']['players'][number]): boolean =>
    [...hand, ...played, ...reserve].includes(id) || lab.some(one => one.tile === id)
  const [shown] = state.players.slice(seat)
  if (shown !== undefined && has(shown)) return seat
  const holder = state.players.findIndex(has)
  return holder < 0 ? undefined : holder
}
