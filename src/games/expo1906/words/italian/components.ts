import { countingIn } from '../../../../kernel/counting.ts'
import { joined } from '../../../../kernel/words.ts'
import type { ComponentPhrases } from '../phrases/components.ts'
import { count } from './terms.ts'

const { form } = countingIn('it')

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
    `compra ${form(max, { one: 'una tessera', other: `fino a ${max} tessere` })} dell’Accademia a ${prices}`,
  takeResource: max => `prendi gratis ${count(max, 'tessera Risorsa', 'tessere Risorsa')} della Stazione`,
  operations: max =>
    `fino a ${count(max, 'operazione', 'operazioni')} nel Laboratorio: piazza una tessera della riserva o togline una dal Laboratorio`,
  points: points => `fino a ${count(points, 'punto', 'punti')} movimento nell’Ufficio Brevetti`,
  jumpDiscount: money => `i salti costano ${money} in meno`,
  ghosts: 'si muovono prima i Fantasmi',
  ghostsWith: players => `con ${joined(players.map(String), 'o')} giocatori si muovono prima i Fantasmi`,
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
    money: each => form(each, { one: 'ogni $1 rimasto', other: `ogni $${each} rimasti` }),
    prestige: each => `ogni ${each} PV`,
    'technology-in-lab': each =>
      form(each, { one: 'ogni Tecnologia nel Laboratorio', other: `ogni ${each} Tecnologie` }),
    'project-shape-in-lab': each =>
      form(each, {
        one: 'ogni forma diversa di Progetto nel Laboratorio, completo o no,',
        other: `ogni ${each} forme diverse di Progetto nel Laboratorio, completo o no,`,
      }),
    'covered-scrap-space': each =>
      form(each, {
        one: 'ogni spazio Rottame liberato e coperto',
        other: `ogni ${each} spazi Rottame liberati e coperti`,
      }),
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
