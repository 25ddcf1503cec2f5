import type { Language } from '../../../kernel/words.ts'

/** Every word on the boards of Inventions that has a language; names of components come with the game's own words. */
export interface InventionsLabels {
  readonly panels: Readonly<Record<'world' | 'assembly' | 'society' | 'offers', string>>
  readonly assembly: string
  /** The actions where there is little room. */
  readonly actions: Readonly<Record<string, string>>
  readonly influence: string
  readonly turnOrder: string
  readonly progress: string
  readonly ideas: string
  readonly stack: (count: number) => string
  readonly noCard: string
  readonly invention: string
  readonly milestones: string
  readonly common: string
  readonly private: string
  readonly eureka: string
  readonly noEureka: string
  readonly discard: string
  readonly society: string
  readonly specialists: readonly [string, string, string]
  readonly exhausted: string
  readonly academy: string
  readonly supply: string
  readonly pillars: string
  readonly tokens: string
  readonly display: string
  readonly map: string
  readonly inventions: string
  readonly ownIdeas: string
  readonly goals: string
  readonly hiddenGoal: string
  /** What a goal would score now. */
  readonly goalNow: (points: number) => string
  readonly chain: string
  readonly noChain: string
  readonly chainOf: (icon: string) => string
  readonly mainAction: string
  readonly benefitOf: (source: string) => string
  readonly eras: string
  readonly tokensLeft: (left: number, all: number) => string
  readonly nobody: string
  readonly chronos: string
  readonly ip: string
}

const english: InventionsLabels = {
  panels: { world: 'World', assembly: 'Assembly', society: 'Society', offers: 'Offers' },
  assembly: 'Assembly',
  actions: {
    present: 'Present',
    invent: 'Invent',
    innovate: 'Innovate',
    share: 'Share',
    'call-specialists': 'Call specialists',
    'gain-influence': 'Gain influence',
    travel: 'Travel',
    eureka: 'Eureka',
    'send-diplomat': 'Send diplomat',
    'call-diplomat': 'Call diplomat',
  },
  influence: 'Influence',
  turnOrder: 'Turn order',
  progress: 'Progress tiles',
  ideas: 'Ideas on offer',
  stack: count => `stack of ${count}`,
  noCard: 'no card yet',
  invention: 'invention',
  milestones: 'Milestones',
  common: 'Common knowledge',
  private: 'Private',
  eureka: 'Eureka',
  noEureka: 'none left in this era',
  discard: 'Discarded',
  society: 'Your society',
  specialists: ['Traders', 'Artisans', 'Thinkers'],
  exhausted: 'exhausted',
  academy: 'Academy',
  supply: 'supply',
  pillars: 'Pillars',
  tokens: 'Tokens',
  display: 'Tiles',
  map: 'Progress map',
  inventions: 'Inventions',
  ownIdeas: 'Ideas',
  goals: 'Private goals',
  hiddenGoal: 'hidden',
  goalNow: points => `now ${points}`,
  chain: 'Chain',
  noChain: 'no action under way',
  chainOf: icon => `chain of ${icon}`,
  mainAction: 'main action',
  benefitOf: source => `benefit of ${source}`,
  eras: 'Eras',
  tokensLeft: (left, all) => (all === 0 ? 'no tokens' : `${left} of ${all} ${all === 1 ? 'token' : 'tokens'} left`),
  nobody: 'nobody',
  chronos: 'Chronos',
  ip: 'IP',
}

const italian: InventionsLabels = {
  panels: { world: 'Mondo', assembly: 'Assemblea', society: 'Società', offers: 'Offerta' },
  assembly: 'Assemblea',
  actions: {
    present: 'Presentare',
    invent: 'Inventare',
    innovate: 'Innovare',
    share: 'Condividere',
    'call-specialists': 'Chiamare',
    'gain-influence': 'Influenza',
    travel: 'Viaggiare',
    eureka: 'Eureka',
    'send-diplomat': 'Inviare',
    'call-diplomat': 'Richiamare',
  },
  influence: 'Influenza',
  turnOrder: 'Ordine di turno',
  progress: 'Tessere progresso',
  ideas: 'Idee in offerta',
  stack: count => `pila di ${count}`,
  noCard: 'ancora nessuna carta',
  invention: 'invenzione',
  milestones: 'Pietre miliari',
  common: 'Conoscenza comune',
  private: 'Private',
  eureka: 'Eureka',
  noEureka: 'finite per questa era',
  discard: 'Scartate',
  society: 'La tua società',
  specialists: ['Mercanti', 'Artigiani', 'Pensatori'],
  exhausted: 'esausti',
  academy: 'Accademia',
  supply: 'riserva',
  pillars: 'Pilastri',
  tokens: 'Segnalini',
  display: 'Tessere',
  map: 'Mappa del progresso',
  inventions: 'Invenzioni',
  ownIdeas: 'Idee',
  goals: 'Obiettivi privati',
  hiddenGoal: 'nascosto',
  goalNow: points => `ora ${points}`,
  chain: 'Catena',
  noChain: 'nessuna azione in corso',
  chainOf: icon => `catena di ${icon}`,
  mainAction: 'azione principale',
  benefitOf: source => `beneficio di ${source}`,
  eras: 'Ere',
  tokensLeft: (left, all) =>
    all === 0 ? 'nessun segnalino' : `${left} di ${all} ${all === 1 ? 'segnalino' : 'segnalini'}`,
  nobody: 'nessuno',
  chronos: 'Chronos',
  ip: 'PI',
}

const labels: Readonly<Record<Language, InventionsLabels>> = { en: english, it: italian }

const societyOf: Readonly<Record<Language, (owner: string) => string>> = {
  en: owner => `${owner}’s society`,
  it: owner => `Società di ${owner}`,
}

/** The labels of a table; without a seat of one's own nothing there is yours. */
export const labelsFor = (language: Language, owner: string | undefined): InventionsLabels =>
  owner === undefined ? labels[language] : { ...labels[language], society: societyOf[language](owner) }

/** Places that have no component of their own, as they are spoken; `name` is what they are beside, if anything. */
export interface SlotNames {
  readonly citizens: (region: string) => string
  readonly display: (region: string) => string
  readonly home: (type: string) => string
  readonly exhausted: (type: string) => string
  readonly academy: string
  readonly aspirations: string
  readonly slot: (space: string) => string
  readonly surplus: (at: string) => string
  readonly order: (position: string) => string
}

export const slotNames: Readonly<Record<Language, SlotNames>> = {
  en: {
    citizens: region => `Your citizens in ${region}`,
    display: region => `Display of ${region}, free for a card`,
    home: type => `${type} at home`,
    exhausted: type => `${type}, exhausted`,
    academy: 'Scholars in the academy',
    aspirations: 'Supply of aspiration tiles',
    slot: space => `Tiles display, space ${space}`,
    surplus: at => `Aspiration ${at} for which there is no space`,
    order: position => `Position ${position} in the turn order`,
  },
  it: {
    citizens: region => `I tuoi cittadini: ${region}`,
    display: region => `Espositore libero: ${region}`,
    home: type => `${type} a casa`,
    exhausted: type => `${type}, esausti`,
    academy: 'Studiosi nell’accademia',
    aspirations: 'Riserva di tessere aspirazione',
    slot: space => `Espositore, spazio ${space}`,
    surplus: at => `Aspirazione ${at} senza spazio`,
    order: position => `Posizione ${position} nell’ordine di turno`,
  },
}
