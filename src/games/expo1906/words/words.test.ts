import { describe, expect, test } from 'vitest'
import { chanceFromSeed } from '../../../kernel/chance.ts'
import type { GameEvent, Seat } from '../../../kernel/contract.ts'
import { explain } from '../../../kernel/explain.ts'
import { HIDDEN } from '../../../kernel/hidden.ts'
import { begin, isOver, resume } from '../../../kernel/play.ts'
import { takeRandomly } from '../../../kernel/playout.ts'
import { inEveryLanguage } from '../../../kernel/translations.ts'
import { viewOf } from '../../../kernel/view.ts'
import { type Language, languages } from '../../../kernel/words.ts'
import type { ExpoEvent } from '../events.ts'
import { expo1906 } from '../game.ts'
import type { Play } from '../state.ts'
import { otherPack } from '../testing/other-pack.ts'
import { blocked, given, type Scene, when } from '../testing/scenario.ts'

const components = expo1906.prepare(expo1906.pack)
const who = (seat: Seat): string => ['Anna', 'Blaise', 'Carla', 'Dario'][seat] ?? 'nobody'
const faulty = /undefined|\[object|\bNaN\b|[{}]/

/** A text for people. Thousands are read: only a fault is worth an `expect`. */
function reads(text: string, what: string): void {
  if (text.trim() === '' || faulty.test(text)) expect.fail(`${what} reads "${text}"`)
}

describe.each(languages)('the words of Expo 1906 (%s)', language => {
  const words = expo1906.words[language]

  test('name and describe every component', () => {
    const { pack, tiles, cards, chits, jury, resources } = components
    const spaces = pack.board.patentsOffice.spaces.map(({ id }) => id)
    const ids = [tiles, cards, chits, jury, resources].flatMap(rows => [...rows.keys()])
    for (const id of [...ids, ...spaces, ...pack.handicaps.map(level => level.id), 'scrap']) {
      const text = words.component(components, id)
      reads(text?.name ?? '', `the name of ${id}`)
      reads(text?.text ?? '', `the text of ${id}`)
    }
    for (const id of [HIDDEN, '', 'nowhere']) expect(words.component(components, id)).toBeUndefined()
  })

  test('name every option of the game and every value of it', () => {
    for (const [name, spec] of Object.entries(expo1906.options)) {
      expect(words.gameOption(name)).not.toBe(name)
      for (const value of spec.kind === 'boolean' ? ['true', 'false'] : spec.of)
        reads(words.optionValue(name, value), value)
    }
    expect(words.gameOption('confirm')).not.toBe('confirm')
    expect(words.optionValue('colors', '')).not.toBe('')
  })

  test('name every source of points', () => {
    for (const because of ['projects', 'leaders', 'jury', 'columns', ...components.chits.keys()])
      expect(words.scoreReason(components, because)).not.toBe(because)
  })
})

/** Plays a random game and looks at all that its players are told, in both languages. */
function listen(players: number, seed: string, met: Set<string>): void {
  const play = begin(expo1906, {
    players,
    seed,
    options: { handicaps: ['freshman', 'graduate'].slice(0, players), openPlayedCards: players % 2 === 0 },
    ...(seed.endsWith('0') ? {} : { pack: otherPack() }),
  })
  const chance = chanceFromSeed(seed)
  while (!isOver(play)) {
    for (const { seat } of play.open) lookAt(play, seat, met)
    play.events = []
    takeRandomly(play, chance)
    for (const event of (play.events ?? []) as readonly GameEvent[])
      for (const language of languages) {
        const line = expo1906.words[language].event(play.components, event, who)
        if (line !== undefined) reads(line, `${language} event ${event.type}`)
        met.add(`event:${event.type}`)
      }
  }
}

function lookAt(play: Play, seat: Seat, met: Set<string>): void {
  const question = explain(play, seat)
  if (question === undefined) return
  const { frame, options, blocked: refused } = question
  met.add(`question:${frame.rule}`)
  for (const language of languages) {
    const words = expo1906.words[language]
    const { title, help } = words.question(play, frame, seat)
    reads(title, `${language} title of ${frame.rule}`)
    if (help !== undefined) reads(help, `${language} help of ${frame.rule}`)
    const texts = new Set<string>()
    for (const one of [...options, ...refused.map(({ option }) => option)]) {
      const text = words.option(play, one, frame)
      reads(text, `${language} ${one.key}`)
      if (texts.has(text)) expect.fail(`${language} "${text}" stands for two options of ${frame.rule}`)
      texts.add(text)
      met.add(`option:${one.verb}`)
    }
    for (const { reason } of refused) {
      reads(words.reason(play, reason), `${language} ${reason.why}`)
      if (words.reason(play, reason) === unknownReason[language]) expect.fail(`${language} ${reason.why} has no words`)
      met.add(`reason:${reason.why}`)
    }
  }
  if (play.state.answered % 40 === 0) outlineReads(play)
}

const unknownReason = inEveryLanguage({ en: 'not possible now', it: 'ora non è possibile' })

function outlineReads(play: Play): void {
  const seen = resume(expo1906, play.components, viewOf(expo1906, play.state, undefined))
  for (const language of languages)
    for (const { title, lines } of expo1906.words[language].outline(seen, who))
      for (const line of [title, ...lines]) reads(line, `${language} line under ${title}`)
}

test('whatever games ask, offer, refuse and tell has sound words, for every number of players', () => {
  const met = new Set<string>()
  for (let game = 0; game < 16; game++) listen(1 + (game % 4), `words-${game}`, met)
  const rules = [...expo1906.rules].filter(([, rule]) => rule.kind !== 'run').map(([name]) => `question:${name}`)
  expect(rules.filter(rule => !met.has(rule))).toEqual([])
  const verbs = 'play pass buy take place move remove enter advance jump chit money jury stop confirm'.split(' ')
  expect(verbs.filter(verb => !met.has(`option:${verb}`))).toEqual([])
  const told: readonly ExpoEvent['type'][] = [
    'tile-placed',
    'project-completed',
    'chit-placed',
    'ghost-card',
    'jury-placed',
  ]
  expect(told.filter(type => !met.has(`event:${type}`))).toEqual([])
})

describe('sentences', () => {
  const { en, it } = expo1906.words
  const asked = ({ play }: Scene) => {
    const question = play.open[0]
    if (question === undefined) throw new Error('somebody must be asked')
    return question
  }
  const texts = (scene: Scene, key: string): readonly [string, string] => {
    const { frame, options } = asked(scene)
    const one = options.find(option => option.key === key)
    if (one === undefined) throw new Error(`${key} is not offered`)
    return [en.option(scene.play, one, frame), it.option(scene.play, one, frame)]
  }
  const lab = when(
    given({
      seats: [
        {
          money: 3,
          lab: [
            'cellophane 3 2 0!',
            'res-empirical-copper-1 4 2 1',
            'res-automated-electricity-1 4 4 3',
            'res-steam-scientific-1 3 1 0',
          ],
          reserve: ['airship'],
        },
      ],
    }),
  ).answers('play:laboratory')

  test('questions say what matters now', () => {
    const scene = when(given({ seats: [{ money: 5 }] })).answers('play:train-station')
    const { frame, seat } = asked(scene)
    expect(en.question(scene.play, frame, seat)).toEqual({
      title: 'Which tile do you get?',
      help: 'The next Resource tile costs $1. You have $5.',
    })
    expect(it.question(scene.play, frame, seat).help).toBe('La prossima tessera Risorsa costa $1. Hai $5.')
  })

  test('options name tile, place and turn', () => {
    expect(texts(lab, 'place:airship:2-6:1')).toEqual([
      'Place Airship at row 3, column 7, turned 90°',
      'Piazza Dirigibile: riga 3, colonna 7, ruotata di 90°',
    ])
    expect(texts(lab, 'remove:scrap:1-1')).toEqual([
      'Remove the Scrap tile at row 2, column 2',
      'Togli il Rottame: riga 2, colonna 2',
    ])
  })

  test('a blocked removal says which complete Project it would break', () => {
    const reason = blocked(lab, 'remove:res-steam-scientific-1')
    expect(en.reason(lab.play, reason)).toBe('Cellophane is complete and must stay so')
    expect(it.reason(lab.play, reason)).toBe('Cellophane è completo e deve restarlo')
  })

  test('components read as their data say', () => {
    expect(en.component(components, 'cellophane')).toEqual({
      name: 'Cellophane',
      text: 'Project of shape T: needs 1 Copper, 2 Automated work, 2 Empirical research and 2 Steam beside it and gives 3 VP.',
    })
    expect(it.component(components, 'combustion-engines')?.text).toBe(
      'Tecnologia: fornisce 4 Vapore a ogni Progetto accanto.',
    )
    expect(en.component(components, 'paris-1889')?.text).toBe(
      '1 VP for every 8 VP at the end of the game, rounded up. Scored after all else.',
    )
    expect(en.component(components, 'journal-improved')?.text).toBe(
      'With 1 or 2 players the Ghosts move first. Up to 4 movement points in the Patents Office. Jumps cost $1 less.',
    )
    expect(it.component(components, 'steel-3')?.text).toBe(
      'Ufficio Brevetti, riga Acciaio, colonna 3. Salto a Rame 3 per $1.',
    )
  })

  test('E-5.10: the Journal speaks of Ghosts only where they play', () => {
    const journal = (players: number | undefined, language: Language = 'en') =>
      expo1906.words[language].component(
        components,
        'journal',
        players === undefined ? undefined : given({ players }).play.state,
      )?.text
    const points = 'Up to 3 movement points in the Patents Office.'
    expect(journal(undefined)).toBe(`With 1 or 2 players the Ghosts move first. ${points}`)
    for (const players of [1, 2]) expect(journal(players)).toBe(`The Ghosts move first. ${points}`)
    for (const players of [3, 4]) {
      expect(journal(players)).toBe(points)
      expect(journal(players, 'it')).not.toContain('Fantasm')
    }
  })

  test('E-5.6: the Laboratory card says from where a tile is removed', () => {
    expect(en.component(components, 'laboratory')?.text).toBe(
      'Up to 3 operations in your Laboratory: place a tile of your reserve, or remove one from the Laboratory.',
    )
    expect(it.component(components, 'laboratory')?.text).toBe(
      'Fino a 3 operazioni nel Laboratorio: piazza una tessera della riserva o togline una dal Laboratorio.',
    )
  })

  test('E-12.11: Milan 1906 says that Projects count complete or not', () => {
    expect(en.component(components, 'milan-1906')?.text).toBe(
      '1 VP for each different shape of Project in your Laboratory, complete or not, at the end of the game.',
    )
    expect(it.component(components, 'milan-1906')?.text).toBe(
      '1 PV per ogni forma diversa di Progetto nel Laboratorio, completo o no, a fine partita.',
    )
  })

  test('what is short stands in the singular or plural', () => {
    const said = (why: string, missing: number) => it.reason(given().play, { why, missing, rule: 'E-8.4' })
    expect([said('points-short', 1), said('points-short', 2)]).toEqual([
      'manca 1 punto movimento',
      'mancano 2 punti movimento',
    ])
    expect([said('money-short', 1), said('money-short', 2)]).toEqual(['manca $1', 'mancano $2'])
  })

  test('the log tells causes', () => {
    const event = { type: 'money', seat: 0, amount: -1, because: 'jump' } as GameEvent
    expect(en.event(components, event, who)).toBe('Anna paid $1 (jump)')
    expect(it.event(components, { type: 'forced', seat: 0, because: 'stop' }, who)).toBeUndefined()
  })
})
