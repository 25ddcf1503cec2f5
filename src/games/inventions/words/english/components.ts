import { countingIn } from '../../../../kernel/counting.ts'
import type { ComponentPhrases, EffectPhrases } from '../phrases/components.ts'

const { form } = countingIn('en-GB')

export const effects: EffectPhrases = {
  gain: what => `gain ${what}`,
  specialistOfChoice: count =>
    form(count, {
      one: 'gain 1 specialist of a type you choose',
      other: `gain ${count} specialists of types you choose`,
    }),
  wildAspiration: 'gain a wild aspiration',
  economyToken: 'gain the economy token on it',
  placeCitizens: count =>
    form(count, {
      one: 'put 1 citizen from your supply in any region',
      other: `put ${count} citizens from your supply in any regions`,
    }),
  action: action => `perform ${action}`,
  refresh: count => `up to ${count} of your exhausted specialists become available`,
  callHome: 'call home 1 or more of your citizens from one region',
  build: influence => `pay ${influence}: build tiles of your display, at most one fewer than your era`,
  buy: (pay, gain) => `pay ${pay}: ${gain}`,
  discount: count => `a progress tile built here costs ${count} fewer specialists`,
  turnOrder:
    'at each Era Change you decide your place in the turn order, unless a marker stands on such a space farther right',
  none: 'no benefit',
}

export const components: ComponentPhrases = {
  card: (era, type) => `Idea of the ${era}, ${type}.`,
  needsMilestone: milestone => `Needs ${milestone}.`,
  inventing: specialists => `Inventing it exhausts ${specialists} besides the inventor.`,
  chain: action => `Chain: ${action}.`,
  shareIp: ip => `When it is shared, each citizen of its presenter scores ${ip}.`,
  inventIp: ip => `Its inventor scores ${ip} at once.`,
  milestone: (letter, era, spaces) => `Milestone ${letter} (${era}), room for ${spaces} diplomats.`,
  benefit: benefit => `Benefit: ${benefit}.`,
  region: (spaces, neighbours) => `Influence spaces worth ${spaces}. Ropes to ${neighbours}.`,
  eraSpace: (era, position) => `Era ${era}, space ${position}`,
  specialistTile: benefit => `Specialist tile: ${benefit}`,
  specialistTileText: (citizens, benefit) => `Presenting here takes ${citizens}. Benefit: ${benefit}.`,
  knowledgeTile: chain => `Knowledge tile: ${chain}`,
  knowledgeText: (chain, ip) =>
    `For a chain token, when you travel to its sage: ${chain}; then it is turned over. Turned over: ${ip} for each knowledge tile that is, and all are turned back. Either way the sage then goes to your academy.`,
  token: action => `Influence token: ${action}`,
  tokenText: (cost, chain) => `Placing it calls ${cost} home. Its chain, once: ${chain}.`,
  firstToken: 'Influence token: +1 influence',
  firstTokenText: chain => `Placed in the Stone Age. Its chain, once: ${chain}.`,
  progress: (type, number) => `${type} ${number}`,
  named: (tile, name) => `${name} (${tile})`,
  economyText: effect => `Once an era, at any moment of your turn, with an economy token: ${effect}.`,
  cultureText: (action, effect) => `Whenever you perform ${action}: ${effect}.`,
  technologyText: (one, other, influence) =>
    `Once: after ${one} perform ${other}, or the other way round, for a chain token and ${influence}.`,
  wealth: letter => `Wealth ${letter}`,
  largestGroup: (ip, type, max) =>
    `Once built, at the end: ${ip} for each tile in your largest group of ${type} tiles, at most ${max}.`,
  adjacentPairs: (ip, one, other, max) =>
    `Once built, at the end: ${ip} for each pair of adjacent ${one} and ${other} tiles, at most ${max}.`,
  aspiration: kind => `Aspiration (${kind})`,
  aspirationText: 'Becomes a progress tile of that type after your actions; a wild one of any type.',
  hex: (number, benefit) => `hex ${number}: ${benefit}`,
  goal: 'Private goal.',
  goalSum: (ip, what) => `${ip} ${what}`,
  atMost: ip => `at most ${ip}`,
  goalTier: (min, ip) => `${min} or more: ${ip}`,
  metrics: {
    'citizens-in-region': region => `for each own citizen in ${region}`,
    'influence-token-in-region': region => `for an own influence token in ${region}`,
    'inventions-of-type': type => `for each own ${type} invention`,
    'invention-type-sets': () => 'for each set of one invention of each type',
    'invention-eras': () => 'for each different era among own inventions',
    'inventions-era-5-or-later': () => 'for each own invention of era 5 or 6',
    inventions: () => 'own inventions',
    scholars: () => 'for each scholar in the academy',
    diplomats: () => 'for each own diplomat',
    'milestone-era': () => 'era of the private milestone',
    'progress-map-tiles': () => 'tiles on the Progress map',
    'regions-with-citizens': () => 'regions with an own citizen',
    'influence-tokens-on-board': () => 'for each own influence token on the main board',
    population: () => 'citizens not in the supply',
  },
  actionTexts: {
    present: 'Put one of your ideas in a free region with specialists on its tile, and gain the benefit of the tile.',
    invent: 'Turn a presented idea whose milestone you have access to into an invention; gain a technology aspiration.',
    innovate: 'Add a specialist to somebody else’s invention and gain a new one; then its chain.',
    share:
      'Share an invention beside which you have a citizen: presenter, inventor and innovator are rewarded, you take wealth or a wild aspiration.',
    'call-specialists':
      'Bring citizens of one region home as specialists; gain an economy aspiration; then the chain of one of your inventions.',
    'gain-influence':
      'Place an influence token where you have the most citizens: IP and influence; then the chain of one of your face-up tokens.',
    travel:
      'Move a citizen along a rope; gain a culture aspiration; then, if it meets a sage, you may use the knowledge tile, and the sage goes to your academy.',
    eureka: 'Take a milestone of a later era as your own, and a space of that era.',
    'send-diplomat': 'Send a specialist or scholar to a milestone with room and gain its benefit.',
    'call-diplomat': 'Call a diplomat back as a scholar and gain the benefit of the milestone.',
  },
}
