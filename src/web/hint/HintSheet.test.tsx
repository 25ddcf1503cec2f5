import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { en } from '../messages/en.ts'
import { it as italian } from '../messages/it.ts'
import { SpeechContext } from '../messages/messages.ts'
import type { Answering } from '../question/use-answering.ts'
import { HintSheet } from './HintSheet.tsx'
import { whyIn } from './in-points.ts'
import type { Hint } from './use-hint.ts'

const spoken = { en, it: italian } as const

/** What the sheet says of a hint. */
const said = (language: keyof typeof spoken, hint: Hint): string =>
  renderToStaticMarkup(
    <SpeechContext value={{ language, messages: spoken[language] }}>
      <HintSheet
        hinting={{ hint, hinted: [], ask: () => undefined, close: () => undefined }}
        answering={{} as Answering}
        seat={0}
        board={undefined}
      />
    </SpeechContext>,
  )

it('says how many thoughts come before a hint that waits its turn, and that it is thought about when it has come', () => {
  expect(said('en', { kind: 'thinking', before: 3 })).toContain('3 thoughts come before yours')
  expect(said('en', { kind: 'thinking', before: 1 })).toContain('one thought comes before yours')
  expect(said('it', { kind: 'thinking', before: 3 })).toContain('3 riflessioni precedono la tua')
  expect(said('it', { kind: 'thinking', before: 1 })).toContain('una riflessione precede la tua')
  expect(said('en', { kind: 'thinking', before: 0 })).toContain('Thinking')
})

it('says when a hint is not a master’s, because the bots had no time to look ahead', () => {
  const advice = { knowsGame: true, words: { en: {}, it: {} }, options: [] }
  expect(said('en', { kind: 'given', advice: { ...advice, level: 'scholar' } })).toContain(en.hint.hurried)
  expect(said('it', { kind: 'given', advice: { ...advice, level: 'scholar' } })).toContain(italian.hint.hurried)
  expect(said('en', { kind: 'given', advice: { ...advice, level: 'master' } })).not.toContain(en.hint.hurried)
})

it('gives a sentence of why with the points behind it, in every language', () => {
  const words = { en: { coins: 'coins', journey: 'places within reach' }, it: { coins: 'monete' } }
  const terms = [
    { term: 'journey', difference: 2.44 },
    { term: 'coins', difference: -0.5 },
  ]
  expect(whyIn('en', words, terms)).toBe(
    'Why: it is better for places within reach (+2.4), though worse for coins (−0.5).',
  )
  expect(whyIn('it', words, terms)).toBe(
    'Perché: è meglio per places within reach (+2,4), anche se peggio per monete (−0,5).',
  )
  expect(whyIn('en', words, terms.slice(1))).toBe('Why: it is worse for coins (−0.5).')
})
