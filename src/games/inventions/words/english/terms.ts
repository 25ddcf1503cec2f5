import { countingIn } from '../../../../kernel/counting.ts'
import type { TermPhrases } from '../phrases/terms.ts'

const counted =
  (one: string, many = `${one}s`) =>
  (count: number): string =>
    countingIn('en-GB').count(count, one, many)

export const terms: TermPhrases = {
  ip: count => `${count} IP`,
  influence: count => `${count} influence`,
  scholars: counted('scholar'),
  citizens: counted('citizen'),
  sages: counted('sage'),
  chainTokens: counted('chain token'),
  of: (count, all) => `${count} of ${all}`,
  economyTokens: counted('economy token'),
  specialists: [counted('trader'), counted('artisan'), counted('thinker')],
  anySpecialists: counted('specialist'),
  types: { economy: 'economy', culture: 'culture', technology: 'technology', wealth: 'wealth' },
  aspirations: { economy: 'economy', culture: 'culture', technology: 'technology', wild: 'wild' },
  actions: {
    present: 'Present an Idea',
    invent: 'Invent',
    innovate: 'Innovate',
    share: 'Share an Invention',
    'call-specialists': 'Call Specialists',
    'gain-influence': 'Gain Influence',
    travel: 'Travel',
    eureka: 'Eureka',
    'send-diplomat': 'Send Diplomat',
    'call-diplomat': 'Call Diplomat',
  },
  pillars: { epoch: 'the Epoch pillar', season: 'a Season pillar' },
  eras: ['Stone Age', 'Neolithic', 'Metal Age', 'Classical and Middle Age', 'Modern Age', 'Computer Age'],
  chronos: 'Chronos',
  and: 'and',
  or: 'or',
  nothing: 'nothing',
  nobody: 'nobody',
}
