import type { Play } from '../../../games/newton/state.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { countingIn } from '../../../kernel/counting.ts'
import { inEveryLanguage } from '../../../kernel/translations.ts'
import type { Language } from '../../../kernel/words.ts'
import { idOf, kindOf, type PlaceName } from '../../plates/targets.ts'
import type { AboutPlace, StandingPiece } from '../board.ts'
import { componentAt } from './spoken.ts'
import type { SlotNames } from './words-on-board.ts'

interface PlaceWords {
  /** What the slots of a Study board and the decks are for. */
  readonly uses: Readonly<Record<keyof SlotNames, string>>
  readonly scientist: string
  readonly cube: string
  readonly marker: string
  readonly students: (many: number) => string
}

const wordsIn = inEveryLanguage<PlaceWords>({
  en: {
    uses: {
      desk: 'The card that you play in a turn comes here. Its symbol and its Volumes count for the rest of the round.',
      under:
        'At the end of rounds 1 to 5 one card of your desk goes here for good: its symbol still counts, the rest does not.',
      drawer: 'Room for a Development tile, which counts as one more symbol of its action.',
      income: 'Room for an income tile, which pays at the end of every round.',
      cube: 'Goes to the next place that you visit. Your last four cubes give 1, 2, 4 and 8 VP.',
      pile: 'Bookshelf tiles are taken pile by pile; the third tile of a pile gives the bonus that is shown.',
      deck: 'Cards for the offer. A quick action for 1 coin turns up two of them; at the end of a round the offer is laid out anew.',
    },
    scientist: 'Scientist',
    cube: 'Travel cube',
    marker: 'marker',
    students: many => countingIn('en-GB').count(many, 'Student', 'Students'),
  },
  it: {
    uses: {
      desk: 'La carta che giochi in un turno viene qui. Il suo simbolo e i suoi volumi contano per il resto del round.',
      under:
        'Alla fine dei round da 1 a 5 una carta della scrivania viene qui per sempre: il simbolo conta ancora, il resto no.',
      drawer: 'Posto per una tessera sviluppo, che conta come un simbolo in più della sua azione.',
      income: 'Posto per una tessera rendita, che paga alla fine di ogni round.',
      cube: 'Va sul prossimo luogo che visiti. I tuoi ultimi quattro cubetti danno 1, 2, 4 e 8 PV.',
      pile: 'Le tessere libreria si prendono pila per pila; la terza di una pila dà il bonus mostrato.',
      deck: 'Carte per l’offerta. Un’azione rapida da 1 moneta ne scopre due; alla fine del round l’offerta è rinnovata.',
    },
    scientist: 'Scienziato',
    cube: 'Cubetto Viaggio',
    marker: 'segnalino',
    students: many => countingIn('it').count(many, 'Studente', 'Studenti'),
  },
})

const ofStudy = ['cell', 'desk', 'under', 'drawer', 'income', 'cube', 'pile']

/** What a place is for, whose it is, and who stands there. */
export function aboutPlace(language: Language, play: Play, place: PlaceName, seat: Seat): AboutPlace {
  const words = wordsIn[language]
  const kind = kindOf(place)
  if (ofStudy.includes(kind)) return { use: words.uses[kind as keyof SlotNames], owner: seat }
  if (kind === 'deck') return { use: words.uses.deck }
  return { owner: holderOf(play, place), pieces: standingAt(words, play, place) }
}

/** Who has a card or a Master. */
function holderOf({ state }: Play, place: PlaceName): Seat | undefined {
  const kind = kindOf(place)
  if (kind !== 'card' && kind !== 'master') return undefined
  const id = idOf(place)
  const holder = state.players.findIndex(player =>
    [player.hand, player.desk, player.under, player.masters, player.playedMasters, player.packet].some(cards =>
      cards.includes(id),
    ),
  )
  return holder < 0 ? undefined : holder
}

function standingAt(words: PlaceWords, play: Play, place: PlaceName): readonly StandingPiece[] {
  const kind = kindOf(place)
  const id = componentAt(play, place) ?? ''
  return play.state.players.flatMap(({ scientist, cubes, students, work }, seat) => {
    if (kind === 'work') return work === Number(idOf(place)) ? [{ seat, what: words.marker }] : []
    const here = students.filter(at => at === id).length
    if (kind === 'tech') return here > 0 ? [{ seat, what: words.students(here) }] : []
    if (kind !== 'place') return []
    return [
      ...(scientist === id ? [{ seat, what: words.scientist }] : []),
      ...(cubes.includes(id) ? [{ seat, what: words.cube }] : []),
    ]
  })
}
