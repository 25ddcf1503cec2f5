import { diplomatsOn } from '../../../games/inventions/rules/milestones.ts'
import type { Play } from '../../../games/inventions/state.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { countingIn } from '../../../kernel/counting.ts'
import { inEveryLanguage } from '../../../kernel/translations.ts'
import type { Language } from '../../../kernel/words.ts'
import { idOf, kindOf, type PlaceName } from '../../plates/targets.ts'
import type { AboutPlace, StandingPiece } from '../board.ts'

interface PlaceWords {
  readonly uses: Readonly<Partial<Record<string, string>>>
  readonly citizens: (many: number) => string
  readonly epoch: string
  readonly season: string
  readonly diplomat: string
  readonly marker: string
}

const wordsIn = inEveryLanguage<PlaceWords>({
  en: {
    uses: {
      citizens:
        'Your citizens on the map. They travel along ropes, come home as specialists, and count for influence tokens.',
      display: 'Room for one idea: who presents it here puts specialists on the tile beside it.',
      home: 'Available specialists of this type: they present, invent, innovate and build.',
      exhausted: 'Exhausted specialists: they cannot be used until something makes them available again.',
      academy: 'Scholars stand for a specialist of any type. There are never more than the era of your own milestone.',
      slot: 'Room for a tile that you have gained, until it is built on your progress map.',
      surplus: 'An aspiration without a space in your display. It waits for one until the end of the turn.',
      order: 'Who takes a turn when. The order can change between rounds.',
      aspirations: 'Aspiration tiles become progress tiles of their type at the end of your turn.',
    },
    citizens: many => countingIn('en-GB').count(many, 'citizen', 'citizens'),
    epoch: 'Epoch pillar',
    season: 'Season pillar',
    diplomat: 'diplomat',
    marker: 'marker',
  },
  it: {
    uses: {
      citizens:
        'I tuoi cittadini sulla mappa. Viaggiano lungo le corde, tornano a casa come specialisti e contano per i segnalini influenza.',
      display: 'Posto per un’idea: chi la presenta qui mette specialisti sulla tessera accanto.',
      home: 'Specialisti disponibili di questo tipo: presentano, inventano, innovano e costruiscono.',
      exhausted: 'Specialisti esausti: non si usano finché qualcosa non li rende di nuovo disponibili.',
      academy:
        'Gli studiosi valgono come specialisti di ogni tipo. Non sono mai più dell’era della tua pietra miliare.',
      slot: 'Posto per una tessera ottenuta, finché non è costruita sulla tua mappa del progresso.',
      surplus: 'Un’aspirazione senza spazio nel tuo espositore. Ne aspetta uno fino alla fine del turno.',
      order: 'Chi gioca quando. L’ordine può cambiare tra un round e l’altro.',
      aspirations: 'Le tessere aspirazione diventano tessere progresso del loro tipo alla fine del tuo turno.',
    },
    citizens: many => countingIn('it').count(many, 'cittadino', 'cittadini'),
    epoch: 'Pilastro dell’epoca',
    season: 'Pilastro della stagione',
    diplomat: 'diplomatico',
    marker: 'segnalino',
  },
})

const ofSociety = ['citizens', 'home', 'exhausted', 'academy', 'slot', 'surplus', 'hex', 'tile', 'goal', 'token']

/** What a place is for, whose it is, and who stands there. */
export function aboutPlace(language: Language, play: Play, place: PlaceName, seat: Seat): AboutPlace {
  const words = wordsIn[language]
  const kind = kindOf(place)
  return {
    use: words.uses[kind],
    owner: ofSociety.includes(kind) ? seat : kind === 'card' ? holderOf(play, idOf(place)) : undefined,
    pieces: standingAt(words, play, kind, idOf(place)),
  }
}

function standingAt(words: PlaceWords, play: Play, kind: string, id: string): readonly StandingPiece[] {
  const { state, components } = play
  const seated = (owner: number): Seat | undefined => (owner < state.seats ? owner : undefined)
  switch (kind) {
    case 'region': {
      const region = state.regions[components.regions.findIndex(one => one.id === id)]
      return (region?.citizens ?? []).flatMap((many, owner) =>
        many > 0 ? [{ seat: seated(owner), what: words.citizens(many) }] : [],
      )
    }
    case 'action':
      return state.players.flatMap(({ epoch, seasons }, seat) => [
        ...(epoch === id ? [{ seat, what: words.epoch }] : []),
        ...seasons.filter(one => one === id).map(() => ({ seat, what: words.season })),
      ])
    case 'milestone': {
      const milestone = components.milestones.get(id)
      const there = milestone === undefined ? [] : diplomatsOn(play, milestone)
      return there.map(seat => ({ seat, what: words.diplomat }))
    }
    case 'era':
      return state.markers.flatMap((space, owner) =>
        space === id ? [{ seat: seated(owner), what: words.marker }] : [],
      )
    default:
      return []
  }
}

function holderOf({ state }: Play, id: string): Seat | undefined {
  const holder = state.players.findIndex(({ ideas, inventions }) => [...ideas, ...inventions].includes(id))
  return holder < 0 ? undefined : holder
}
