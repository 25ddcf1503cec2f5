import { countingIn } from '../../../../kernel/counting.ts'
import type { TermPhrases } from '../phrases/terms.ts'

const counted =
  (one: string, many: string) =>
  (count: number): string =>
    countingIn('it').count(count, one, many)

export const terms: TermPhrases = {
  ip: count => `${count} PI`,
  influence: count => `${count} influenza`,
  scholars: counted('studioso', 'studiosi'),
  citizens: counted('cittadino', 'cittadini'),
  sages: counted('saggio', 'saggi'),
  chainTokens: counted('segnalino catena', 'segnalini catena'),
  of: (count, all) => `${count} di ${all}`,
  economyTokens: counted('segnalino economia', 'segnalini economia'),
  specialists: [counted('mercante', 'mercanti'), counted('artigiano', 'artigiani'), counted('pensatore', 'pensatori')],
  anySpecialists: counted('specialista', 'specialisti'),
  types: { economy: 'economia', culture: 'cultura', technology: 'tecnologia', wealth: 'ricchezza' },
  aspirations: { economy: 'economia', culture: 'cultura', technology: 'tecnologia', wild: 'jolly' },
  actions: {
    present: 'Presentare un’idea',
    invent: 'Inventare',
    innovate: 'Innovare',
    share: 'Condividere un’invenzione',
    'call-specialists': 'Chiamare specialisti',
    'gain-influence': 'Ottenere influenza',
    travel: 'Viaggiare',
    eureka: 'Eureka',
    'send-diplomat': 'Inviare un diplomatico',
    'call-diplomat': 'Richiamare un diplomatico',
  },
  pillars: { epoch: 'il pilastro dell’Epoca', season: 'un pilastro della Stagione' },
  eras: [
    'Età della pietra',
    'Neolitico',
    'Età dei metalli',
    'Età classica e Medioevo',
    'Età moderna',
    'Età dei computer',
  ],
  chronos: 'Chronos',
  and: 'e',
  or: 'o',
  nothing: 'niente',
  nobody: 'nessuno',
}
