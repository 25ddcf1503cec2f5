import type { GameEvent } from '../../src/kernel/contract.ts'
import { countingIn } from '../../src/kernel/counting.ts'
import { eachLanguage, inEveryLanguage, said } from '../../src/kernel/translations.ts'
import type { Language, SeatName, Words } from '../../src/kernel/words.ts'
import type { Pebbles } from './pack.ts'
import type { AskedFrame } from './rules.ts'
import type { PebblesState } from './state.ts'

/** What languages do not share. Names of pebbles are in the pack, beside their values. */
interface Phrases {
  readonly tagline: string
  readonly questions: Readonly<Record<AskedFrame['rule'], string>>
  readonly options: Readonly<Record<string, (what: string) => string>>
  readonly reasons: Readonly<Record<string, (missing: number) => string>>
  readonly events: Readonly<Record<string, (who: string, what: string, other: string) => string>>
  readonly sources: Readonly<Record<string, string>>
  readonly ranks: Readonly<Record<string, string>>
  readonly tide: string
  readonly hidden: string
  readonly worth: (points: number) => string
  readonly round: (round: number) => string
  readonly places: { readonly shore: string; readonly pond: string; readonly bag: (count: number) => string }
  readonly hand: string
  readonly shells: (count: number) => string
  readonly nothing: string
}

const english: Phrases = {
  tagline: 'Throw one pebble, keep the rest.',
  questions: {
    throw: 'Throw which pebble?',
    turn: 'Your turn',
    give: 'Give which pebble to the pond?',
    pick: 'Pick which pebble from the pond?',
    confirm: 'End your turn?',
  },
  options: {
    throw: what => `Throw ${what}`,
    take: what => `Take ${what} from the shore`,
    draw: () => 'Draw a pebble from the bag',
    swap: () => 'Swap a pebble with the pond',
    gather: () => 'Gather 2 shells',
    give: what => `Give ${what}`,
    pick: what => `Pick ${what}`,
    confirm: () => 'End the turn',
  },
  reasons: {
    shells: missing => `${countingIn('en-GB').count(missing, 'shell', 'shells')} short`,
    'empty-bag': () => 'the bag is empty',
    'nothing-to-swap': () => 'there is nothing in the pond to swap for',
    'same-kind': () => 'a swap must be for another kind',
  },
  events: {
    answered: who => `${who} has chosen`,
    threw: (who, what) => `${who} throws ${what}`,
    'threw-alone': (who, what) => `${who} throws ${what}, alone of its kind: 2 points`,
    drew: (who, what) => `${who} draws ${what}`,
    turn: (who, what) => `${who}: ${what}`,
    swapped: (who, what, other) => `${who} swaps ${what} for ${other}`,
    tide: () => 'The tide takes the shore back into the bag',
  },
  sources: { lone: 'thrown alone', shells: 'shells, 1 for every 3' },
  ranks: { sea: 'Sea', lake: 'Lake', puddle: 'Puddle' },
  tide: 'Tide: the shore goes back into the bag after each round',
  hidden: 'a hidden pebble',
  worth: points => `Costs ${points} on the shore and scores ${points} in hand.`,
  round: round => `Round ${round}`,
  places: { shore: 'Shore', pond: 'Pond', bag: count => `Bag: ${count}` },
  hand: 'Hand',
  shells: count => `Shells: ${count}`,
  nothing: 'nothing',
}

const italian: Phrases = {
  tagline: 'Lancia un sasso, tieni gli altri.',
  questions: {
    throw: 'Quale sasso lanci?',
    turn: 'Tocca a te',
    give: 'Quale sasso dai allo stagno?',
    pick: 'Quale sasso prendi dallo stagno?',
    confirm: 'Fine del turno?',
  },
  options: {
    throw: what => `Lancia: ${what}`,
    take: what => `Prendi dalla riva: ${what}`,
    draw: () => 'Pesca un sasso dal sacchetto',
    swap: () => 'Scambia un sasso con lo stagno',
    gather: () => 'Raccogli 2 conchiglie',
    give: what => `Dai: ${what}`,
    pick: what => `Prendi: ${what}`,
    confirm: () => 'Concludi il turno',
  },
  reasons: {
    shells: missing =>
      countingIn('it').form(missing, { one: 'manca 1 conchiglia', other: `mancano ${missing} conchiglie` }),
    'empty-bag': () => 'il sacchetto è vuoto',
    'nothing-to-swap': () => 'nello stagno non c’è nulla con cui scambiare',
    'same-kind': () => 'lo scambio deve essere con un altro tipo',
  },
  events: {
    answered: who => `${who} ha scelto`,
    threw: (who, what) => `${who} lancia: ${what}`,
    'threw-alone': (who, what) => `${who} lancia: ${what}, unico del suo tipo: 2 punti`,
    drew: (who, what) => `${who} pesca: ${what}`,
    turn: (who, what) => `${who}: ${what}`,
    swapped: (who, what, other) => `${who} scambia: ${what} per ${other}`,
    tide: () => 'La marea riporta la riva nel sacchetto',
  },
  sources: { lone: 'lanciati da soli', shells: 'conchiglie, 1 ogni 3' },
  ranks: { sea: 'Mare', lake: 'Lago', puddle: 'Pozzanghera' },
  tide: 'Marea: dopo ogni round la riva torna nel sacchetto',
  hidden: 'un sasso nascosto',
  worth: points => `Costa ${points} sulla riva e vale ${points} in mano.`,
  round: round => `Round ${round}`,
  places: { shore: 'Riva', pond: 'Stagno', bag: count => `Sacchetto: ${count}` },
  hand: 'Mano',
  shells: count => `Conchiglie: ${count}`,
  nothing: 'nulla',
}

/** English is whole. Another language may have some of the phrases only: `de: { tagline: '…' }`. */
const phrasesIn = inEveryLanguage<Phrases>({ en: english, it: italian })

export const words = eachLanguage(language => wordsOf(language, phrasesIn[language]))

function wordsOf(language: Language, phrases: Phrases): Words<PebblesState, Pebbles> {
  const named = (components: Pebbles, kind = ''): string => {
    const found = components.kinds.get(kind)
    return found === undefined ? phrases.hidden : said(found.name, language)
  }
  const list = (components: Pebbles, kinds: readonly string[] = []): string =>
    kinds.map(kind => named(components, kind)).join(', ') || phrases.nothing
  const option = (components: Pebbles, verb: string, what?: string): string =>
    phrases.options[verb]?.(named(components, what)) ?? verb
  return {
    tagline: phrases.tagline,
    question: (_play, { rule }: AskedFrame) => ({ title: phrases.questions[rule] }),
    option: ({ components }, { verb, to }) => option(components, verb, to[0]),
    reason: (_play, { why, missing }) => phrases.reasons[why]?.(Number(missing ?? 0)) ?? why,
    event: (components, event, who) => eventLine(components, event, who),
    component(components, id) {
      const kind = components.kinds.get(id)
      return kind && { name: said(kind.name, language), text: phrases.worth(kind.points) }
    },
    scoreReason: (components, because) => phrases.sources[because] ?? named(components, because),
    rank: rank => phrases.ranks[rank] ?? rank,
    tieBreak: by => by,
    target: String,
    gameOption: name => (name === 'tide' ? phrases.tide : name),
    optionValue: (_name, value) => value,
    moment: state => phrases.round(state.round),
    outline: ({ state, components }, who) => [
      {
        title: phrases.round(state.round),
        lines: [
          `${phrases.places.shore}: ${list(components, state.shore)}`,
          `${phrases.places.pond}: ${list(components, state.pond)}`,
          phrases.places.bag(state.bag.length),
        ],
      },
      ...state.hands.map((hand, seat) => ({
        title: who(seat),
        seat,
        lines: [`${phrases.hand}: ${list(components, hand)}`, phrases.shells(state.shells[seat] ?? 0)],
      })),
    ],
  }

  function eventLine(components: Pebbles, event: GameEvent, who: SeatName): string | undefined {
    const [first = '', second] = (event.because ?? '').split(':')
    const drawn = 'pebble' in event ? String(event.pebble) : first
    const what = event.type === 'turn' ? option(components, first, second) : named(components, drawn)
    return phrases.events[event.type]?.(
      event.seat === undefined ? '' : who(event.seat),
      what,
      named(components, second),
    )
  }
}
