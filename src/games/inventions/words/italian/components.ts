import { countingIn } from '../../../../kernel/counting.ts'
import type { ComponentPhrases, EffectPhrases } from '../phrases/components.ts'

const { form } = countingIn('it')

export const effects: EffectPhrases = {
  gain: what => `ottieni ${what}`,
  specialistOfChoice: count =>
    form(count, {
      one: 'ottieni 1 specialista del tipo che scegli',
      other: `ottieni ${count} specialisti dei tipi che scegli`,
    }),
  wildAspiration: 'ottieni un’aspirazione jolly',
  economyToken: 'ottieni il segnalino economia che vi si trova',
  placeCitizens: count =>
    form(count, {
      one: 'metti 1 cittadino della riserva in una regione qualsiasi',
      other: `metti ${count} cittadini della riserva in regioni qualsiasi`,
    }),
  action: action => `esegui ${action}`,
  refresh: count => `fino a ${count} dei tuoi specialisti esausti tornano disponibili`,
  callHome: 'richiama a casa 1 o più tuoi cittadini da una regione',
  build: influence => `paga ${influence}: costruisci tessere del tuo espositore, al massimo una meno della tua era`,
  buy: (pay, gain) => `paga ${pay}: ${gain}`,
  discount: count => `una tessera progresso costruita qui costa ${count} specialisti in meno`,
  turnOrder:
    'a ogni cambio d’era decidi il tuo posto nell’ordine di turno, se nessun segnalino è su una casella simile più a destra',
  none: 'nessun beneficio',
}

export const components: ComponentPhrases = {
  card: (era, type) => `Idea: ${era}, ${type}.`,
  needsMilestone: milestone => `Richiede ${milestone}.`,
  inventing: specialists => `Inventarla esaurisce ${specialists} oltre all’inventore.`,
  chain: action => `Catena: ${action}.`,
  shareIp: ip => `Quando è condivisa, ogni cittadino di chi l’ha presentata vale ${ip}.`,
  inventIp: ip => `Chi la inventa ottiene subito ${ip}.`,
  milestone: (letter, era, spaces) => `Pietra miliare ${letter} (${era}), posto per ${spaces} diplomatici.`,
  benefit: benefit => `Beneficio: ${benefit}.`,
  region: (spaces, neighbours) => `Spazi influenza da ${spaces}. Corde verso ${neighbours}.`,
  eraSpace: (era, position) => `Era ${era}, spazio ${position}`,
  specialistTile: benefit => `Tessera specialisti: ${benefit}`,
  specialistTileText: (citizens, benefit) => `Presentare qui richiede ${citizens}. Beneficio: ${benefit}.`,
  knowledgeTile: chain => `Tessera conoscenza: ${chain}`,
  knowledgeText: (chain, ip) =>
    `Con un segnalino catena, quando viaggi dal suo saggio: ${chain}; poi viene girata. Girata: ${ip} per ogni tessera conoscenza girata, e tutte tornano sull’altro lato. In entrambi i casi il saggio va poi nella tua accademia.`,
  token: action => `Segnalino influenza: ${action}`,
  tokenText: (cost, chain) => `Piazzarlo richiama a casa ${cost}. La sua catena, una volta: ${chain}.`,
  firstToken: 'Segnalino influenza: +1 influenza',
  firstTokenText: chain => `Si piazza nell’età della pietra. La sua catena, una volta: ${chain}.`,
  progress: (type, number) => `${type} ${number}`,
  named: (tile, name) => `${name} (${tile})`,
  economyText: effect => `Una volta per era, in qualsiasi momento del tuo turno, con un segnalino economia: ${effect}.`,
  cultureText: (action, effect) => `Ogni volta che esegui ${action}: ${effect}.`,
  technologyText: (one, other, influence) =>
    `Una volta: dopo ${one} esegui ${other}, o viceversa, con un segnalino catena e ${influence}.`,
  wealth: letter => `Ricchezza ${letter}`,
  largestGroup: (ip, type, max) =>
    `Se costruita, alla fine: ${ip} per ogni tessera nel tuo gruppo più grande di tessere ${type}, al massimo ${max}.`,
  adjacentPairs: (ip, one, other, max) =>
    `Se costruita, alla fine: ${ip} per ogni coppia di tessere adiacenti ${one} e ${other}, al massimo ${max}.`,
  aspiration: kind => `Aspirazione (${kind})`,
  aspirationText: 'Diventa una tessera progresso di quel tipo dopo le tue azioni; una jolly, di un tipo qualsiasi.',
  hex: (number, benefit) => `esagono ${number}: ${benefit}`,
  goal: 'Obiettivo privato.',
  goalSum: (ip, what) => `${ip} ${what}`,
  atMost: ip => `al massimo ${ip}`,
  goalTier: (min, ip) => `${min} o più: ${ip}`,
  metrics: {
    'citizens-in-region': region => `per ogni tuo cittadino in ${region}`,
    'influence-token-in-region': region => `per un tuo segnalino influenza in ${region}`,
    'inventions-of-type': type => `per ogni tua invenzione di ${type}`,
    'invention-type-sets': () => 'per ogni serie di un’invenzione di ogni tipo',
    'invention-eras': () => 'per ogni era diversa tra le tue invenzioni',
    'inventions-era-5-or-later': () => 'per ogni tua invenzione dell’era 5 o 6',
    inventions: () => 'tue invenzioni',
    scholars: () => 'per ogni studioso nell’accademia',
    diplomats: () => 'per ogni tuo diplomatico',
    'milestone-era': () => 'era della pietra miliare privata',
    'progress-map-tiles': () => 'tessere sulla mappa del progresso',
    'regions-with-citizens': () => 'regioni con un tuo cittadino',
    'influence-tokens-on-board': () => 'per ogni tuo segnalino influenza sul tabellone',
    population: () => 'cittadini fuori dalla riserva',
  },
  actionTexts: {
    present:
      'Metti una tua idea in una regione libera con specialisti sulla sua tessera e ottieni il beneficio della tessera.',
    invent:
      'Trasforma in invenzione un’idea presentata alla cui pietra miliare hai accesso; ottieni un’aspirazione tecnologia.',
    innovate: 'Aggiungi uno specialista a un’invenzione altrui e ottienine uno nuovo; poi la sua catena.',
    share:
      'Condividi un’invenzione accanto alla quale hai un cittadino: chi ha presentato, inventato e innovato è premiato, tu prendi ricchezza o un’aspirazione jolly.',
    'call-specialists':
      'Porta a casa come specialisti cittadini di una regione; ottieni un’aspirazione economia; poi la catena di una tua invenzione.',
    'gain-influence':
      'Piazza un segnalino influenza dove hai più cittadini di tutti: PI e influenza; poi la catena di un tuo segnalino scoperto.',
    travel:
      'Muovi un cittadino lungo una corda; ottieni un’aspirazione cultura; poi, se incontra un saggio, puoi usare la tessera conoscenza, e il saggio va nella tua accademia.',
    eureka: 'Prendi come tua una pietra miliare di un’era successiva, e uno spazio di quell’era.',
    'send-diplomat':
      'Invia uno specialista o uno studioso su una pietra miliare con posto libero e ottieni il suo beneficio.',
    'call-diplomat': 'Richiama un diplomatico come studioso e ottieni il beneficio della pietra miliare.',
  },
}
