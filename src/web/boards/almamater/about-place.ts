import { boardOf } from '../../../games/almamater/layout.ts'
import type { Color } from '../../../games/almamater/pack/terms.ts'
import type { Play } from '../../../games/almamater/state.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { countingIn } from '../../../kernel/counting.ts'
import { inEveryLanguage } from '../../../kernel/translations.ts'
import type { Language } from '../../../kernel/words.ts'
import { idOf, kindOf, type PlaceName } from '../../plates/targets.ts'
import type { AboutPlace, StandingPiece } from '../board.ts'

interface PlaceWords {
  readonly uses: Readonly<Partial<Record<string, string>>>
  readonly masters: (many: number) => string
  readonly marker: string
}

const wordsIn = inEveryLanguage<PlaceWords>({
  en: {
    uses: {
      slot: 'One textbook of this colour for sale. At the colloquium others buy the leftmost first, at the price over the slot; a coloured shelf gives its buyer PP and turns dark.',
      more: 'When a display is empty, its colour can still be bought from the supply, for 4 ducats a book.',
      loose:
        'Display your shelves from left to right; who buys the book on a coloured shelf scores what it is worth. The seventh shelf comes in from the right each round.',
      book: 'Books in storage pay for students, professors and lectures. At the end of a round storage holds only as many as its size.',
      supply: 'Books of the supply never run out.',
      storage:
        'Holds your textbooks, dictionaries and ducats. At the end of a round only as many books stay as its size allows.',
      archive: 'Those in your archive can be sent to the spaces of the town. They come back at the end of the round.',
      goods: 'Part of what this setup card gives at the start. You choose the order in which you take it.',
      hall: 'Each student lives in a hall. Odd halls are row A and decide the size of your storage; even halls are row B.',
      deal: 'One of the things that this space offers to whoever sends masters there.',
      level: 'Where the research markers start. Every step goes one level up.',
    },
    masters: many => countingIn('en-GB').count(many, 'master', 'masters'),
    marker: 'marker',
  },
  it: {
    uses: {
      slot: 'Un manuale di questo colore in vendita. Al colloquio gli altri comprano prima quello più a sinistra, al prezzo sopra lo spazio; uno scaffale colorato dà PP a chi compra e si gira.',
      more: 'Quando una vetrina è vuota, il suo colore si può ancora comprare dalla riserva, a 4 ducati il libro.',
      loose:
        'Disponi gli scaffali da sinistra a destra; chi compra il libro su uno scaffale colorato segna il suo valore. Il settimo scaffale entra da destra a ogni round.',
      book: 'I libri in magazzino pagano studenti, professori e lezioni. A fine round il magazzino ne tiene solo quanti ne permette la sua capienza.',
      supply: 'I libri della riserva non finiscono mai.',
      storage: 'Tiene i tuoi manuali, dizionari e ducati. A fine round restano solo i libri che la capienza permette.',
      archive: 'Chi è in archivio può andare sugli spazi della città. Tutti tornano alla fine del round.',
      goods: 'Parte di ciò che questa carta preparazione dà all’inizio. Scegli tu l’ordine in cui prenderla.',
      hall: 'Ogni studente abita un’aula. Le aule dispari sono la fila A e decidono la capienza del magazzino; le pari sono la fila B.',
      deal: 'Una delle cose che questo spazio offre a chi vi manda maestri.',
      level: 'Da qui partono i segnalini della ricerca. Ogni passo sale di un livello.',
    },
    masters: many => countingIn('it').count(many, 'maestro', 'maestri'),
    marker: 'segnalino',
  },
})

const ofUniversity = ['storage', 'book', 'archive', 'own-space', 'hall', 'loose', 'own-professor']

/** What a place is for, whose it is, and who stands there. */
export function aboutPlace(language: Language, play: Play, place: PlaceName, seat: Seat): AboutPlace {
  const words = wordsIn[language]
  const kind = kindOf(place)
  const [, first = ''] = place.split(':')
  const use = kind === 'level' && first !== '0' ? undefined : words.uses[kind]
  const markers = play.state.layout.colors
  switch (kind) {
    case 'slot':
    case 'more':
      return { use, owner: seatOf(play, markers.indexOf(first as Color)) }
    case 'space':
      return { use, pieces: mastersOn(words, play, idOf(place)) }
    case 'level':
      return { use, pieces: markersOn(words, play, Number(first)) }
    case 'chancellor':
    case 'card':
    case 'goods':
      return { use, owner: holderOf(play, first) }
    default:
      return { use, owner: ofUniversity.includes(kind) ? seat : undefined }
  }
}

/** Markers are those of the seats, then that of Ignotus, who has none. */
const seatOf = (play: Play, marker: number): Seat | undefined =>
  marker >= 0 && marker < play.state.seats ? marker : undefined

const mastersOn = (words: PlaceWords, play: Play, id: string): readonly StandingPiece[] => {
  const space = boardOf(play).spaces.find(one => one.id === id)
  const there = space === undefined ? [] : (play.state.standing[space.index] ?? [])
  return there.flatMap((many, marker) => (many > 0 ? [{ seat: seatOf(play, marker), what: words.masters(many) }] : []))
}

const markersOn = (words: PlaceWords, play: Play, level: number): readonly StandingPiece[] =>
  play.state.levels.flatMap((at, marker) => (at === level ? [{ seat: seatOf(play, marker), what: words.marker }] : []))

function holderOf({ state }: Play, id: string): Seat | undefined {
  const holder = state.players.findIndex(({ chancellors, packet, kept }) =>
    [...chancellors, ...packet, ...kept].includes(id),
  )
  return holder < 0 ? undefined : holder
}
