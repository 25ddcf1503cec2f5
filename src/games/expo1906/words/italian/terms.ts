import { countingIn } from '../../../../kernel/counting.ts'
import { joined } from '../joined.ts'
import type { ComponentPhrases, TermPhrases } from '../phrases.ts'

export const { count } = countingIn('it')

export const terms: TermPhrases = {
  name: ({ nameIt }) => nameIt,
  and: items => joined(items, 'e'),
  nothing: 'niente',
  hidden: 'qualcosa di coperto',
  money: amount => `$${amount}`,
  vp: amount => `${amount} PV`,
  amount: (amount, what) => `${amount} ${what}`,
  resourceTile: (two, one) => `${two} / ${one}`,
  scrap: 'tessera Rottame',
  cell: (row, column) => `riga ${row}, colonna ${column}`,
  turned: degrees => `ruotata di ${degrees}°`,
  place: (cell, turned) => (turned === '' ? cell : `${cell}, ${turned}`),
  start: 'colonna 1',
  space: (row, column) => `${row} ${column}`,
  energies: { steam: 'Vapore', electricity: 'Elettricità' },
  juryTile: energy => `tessera Giuria ${energy}`,
  tileAt: (tile, cell) => `${tile} (${cell})`,
  colors: { green: 'verde', blue: 'blu', red: 'rosso', yellow: 'giallo' },
}

export const components: ComponentPhrases = {
  resourceTile: (two, one) => `Tessera Risorsa: due lati danno ${two}, gli altri due ${one}`,
  project: (shape, needs, vp) => `Progetto ${shape}: richiede accanto ${needs} e vale ${vp}`,
  supplies: what => `Tecnologia: fornisce ${what} a ogni Progetto accanto`,
  improves: card => `Tecnologia: finché è nel Laboratorio, la tua carta ${card} è quella migliorata`,
  scrap: 'Ostacolo nel Laboratorio: si può solo togliere',
  jury: energy => `Un voto della Giuria per ${energy}`,
  resource: category => `Risorsa: ${category}`,
  gain: money => `ricevi ${money}`,
  buyResources: (max, prices) =>
    `compra fino a ${count(max, 'tessera Risorsa', 'tessere Risorsa')} della Stazione a ${prices}`,
  buyInAcademy: (max, prices) =>
    `compra ${max === 1 ? 'una tessera' : `fino a ${max} tessere`} dell’Accademia a ${prices}`,
  takeResource: max => `prendi gratis ${count(max, 'tessera Risorsa', 'tessere Risorsa')} della Stazione`,
  operations: max =>
    `fino a ${count(max, 'operazione', 'operazioni')} nel Laboratorio: piazza una tessera della riserva o toglila`,
  points: points => `fino a ${count(points, 'punto', 'punti')} movimento nell’Ufficio Brevetti`,
  jumpDiscount: money => `i salti costano ${money} in meno`,
  ghosts: 'con 1 o 2 giocatori si muovono prima i Fantasmi',
  choose: (amount, options) => `fino a ${amount} diverse fra: ${options}`,
  choices: {
    reposition: max => `sposta o ruota fino a ${count(max, 'tessera', 'tessere')} del Laboratorio`,
    money: amount => `ricevi $${amount}`,
    patent: points => count(points, 'punto movimento', 'punti movimento'),
    jury: () => 'scegli la prossima tessera Giuria',
  },
  endsRound: 'il round finisce',
  fixed: vp => `${vp} a fine partita`,
  per: (vp, what, roundedUp, most) =>
    `${vp} per ${what} a fine partita${roundedUp ? ', per eccesso' : ''}${most === undefined ? '' : `, al massimo ${most}`}`,
  last: 'si conta dopo tutto il resto',
  counted: {
    money: each => `ogni $${each} rimasti`,
    prestige: each => `ogni ${each} PV`,
    'technology-in-lab': each => (each === 1 ? 'ogni Tecnologia nel Laboratorio' : `ogni ${each} Tecnologie`),
    'project-shape-in-lab': each =>
      each === 1 ? 'ogni forma diversa di Progetto nel Laboratorio' : `ogni ${each} forme diverse di Progetto`,
    'covered-scrap-space': each =>
      each === 1 ? 'ogni spazio Rottame liberato e coperto' : `ogni ${each} spazi Rottame liberati e coperti`,
  },
  space: (row, column) => `Ufficio Brevetti, riga ${row}, colonna ${column}`,
  common: 'Ufficio Brevetti, colonna 1: la partenza comune di tutte le righe',
  endVp: vp => `${vp} per ogni gettone qui a fine partita`,
  bonusChit: 'il primo gettone qui porta un talloncino Bonus',
  jump: (to, money) => `salto a ${to} per ${money}`,
  handicap: (resources, scrap) =>
    resources === 0
      ? `comincia con ${count(scrap, 'tessera Rottame', 'tessere Rottame')}`
      : `comincia con ${count(scrap, 'tessera Rottame', 'tessere Rottame')} e ${count(resources, 'tessera Risorsa', 'tessere Risorsa')} al posto di altre`,
}
