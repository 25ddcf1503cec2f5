import { describe, expect, test } from 'vitest'
import type { FrameOf } from '../../../kernel/agenda.ts'
import { chanceFromSeed } from '../../../kernel/chance.ts'
import { confirm } from '../../../kernel/confirm.ts'
import type { Play, Seat } from '../../../kernel/contract.ts'
import { explain } from '../../../kernel/explain.ts'
import { HIDDEN } from '../../../kernel/hidden.ts'
import { begin, isOver, resume } from '../../../kernel/play.ts'
import { takeRandomly } from '../../../kernel/playout.ts'
import { inEveryLanguage } from '../../../kernel/translations.ts'
import { eventsFor, viewOf } from '../../../kernel/view.ts'
import { languages } from '../../../kernel/words.ts'
import type { Newton } from '../components.ts'
import { actionFrame } from '../frames.ts'
import { newton } from '../game.ts'
import type { NewtonState } from '../state.ts'

const components = newton.prepare(newton.pack)
const who = (seat: Seat): string => ['Anna', 'Blaise', 'Carla', 'Dario'][seat] ?? 'nobody'
const faulty = /undefined|\[object|\bNaN\b|[{}]/

/** A text for people: not empty, and without the trace of a missing value. Thousands are read: only a fault is worth an `expect`. */
function reads(text: string, what: string): void {
  if (text.trim() === '' || faulty.test(text)) expect.fail(`${what} reads "${text}"`)
}

function everyId({ pack }: Newton): readonly string[] {
  const { tiles, map } = pack
  const rows = [
    ...[pack.startingCards, pack.actionCards, pack.masters, pack.bonusTokens, pack.quickActions, pack.studyBoards],
    ...[map.places, map.routes, pack.workTrack.spaces, pack.technologyTrack.spaces],
    ...[tiles.city, tiles.university, tiles.ancientLand, tiles.specialization, tiles.objective, tiles.invention],
    ...[tiles.income, tiles.development, [tiles.medicine]],
  ].flat()
  const parts = pack.studyBoards.flatMap(board =>
    [...board.cells, ...board.lines].map(part => `${board.id}:${part.id}`),
  )
  return [...rows.map(row => row.id), ...parts]
}

describe.each(languages)('Newton’s words (%s)', language => {
  const words = newton.words[language]

  test('name and describe every component', () => {
    for (const id of everyId(components)) {
      const text = words.component(components, id)
      expect(text, id).toBeDefined()
      reads(text?.name ?? '', `the name of ${id}`)
      reads(text?.text ?? '', `the text of ${id}`)
    }
  })

  test('give no text for what is no component', () => {
    for (const id of [HIDDEN, '', 'nowhere', 'study-a:s9c9', 'study-z:s1c1'])
      expect(words.component(components, id)).toBeUndefined()
  })

  test('name no two different cards, Masters, places or Technology spaces alike', () => {
    const { cards, masters, places, technology, work } = components
    const ids = [...cards.keys(), ...masters.keys(), ...places.keys(), ...technology.keys(), ...work.map(one => one.id)]
    const names = ids.map(id => words.component(components, id)?.name)
    expect(new Set(names).size).toBe(ids.length)
  })

  test('name every option of the game and every value of it', () => {
    for (const name of ['masterDraft', 'colors', 'confirm']) expect(words.gameOption(name)).not.toBe(name)
    for (const value of ['true', 'false']) expect(words.optionValue('masterDraft', value)).not.toBe(value)
    for (const color of components.pack.players.colors) reads(words.optionValue('colors', color.id), color.id)
  })

  test('name every source of points, Objective and Master in the scores', () => {
    const { players } = begin(newton, { players: 1, seed: 'sources' }).state
    const sources = Object.keys(players[0]?.points ?? {})
    expect(sources.length).toBeGreaterThan(5)
    for (const because of [...sources, ...components.objectives.keys(), ...components.masters.keys()])
      expect(words.scoreReason(components, because), because).not.toBe(because)
  })
})

/** Plays a random game and looks at all that its players are told, in both languages. */
function listen(players: number, seed: string, met: Set<string>): void {
  const play = begin(newton, { players, seed, options: { masterDraft: seed.length % 2 === 0 } })
  const chance = chanceFromSeed(seed)
  while (!isOver(play)) {
    for (const { seat } of play.open) lookAt(play, seat, met)
    play.events = []
    takeRandomly(play, chance)
    for (const viewer of [play.open[0]?.seat, undefined])
      for (const event of eventsFor(play.events ?? [], viewer))
        for (const language of languages) {
          const line = newton.words[language].event(components, event, who)
          if (line !== undefined) reads(line, `${language} event ${event.type}`)
          met.add(`event:${event.type}`)
        }
  }
  outlineReads(play)
  for (const { reasons, rank } of newton.scores(play))
    for (const language of languages) {
      for (const { because } of reasons) reads(newton.words[language].scoreReason(components, because), because)
      if (rank !== undefined) reads(newton.words[language].rank(rank), rank)
    }
}

function lookAt(play: Play<NewtonState, Newton>, seat: Seat, met: Set<string>): void {
  const question = explain(play, seat)
  if (question === undefined) return
  const { frame, options, blocked } = question
  for (const language of languages) {
    const words = newton.words[language]
    const { title, help } = words.question(play, frame, seat)
    reads(title, `${language} title of ${frame.rule}`)
    if (help !== undefined) reads(help, `${language} help of ${frame.rule}`)
    met.add(`question:${frame.rule}`)
    const texts = new Set<string>()
    for (const one of options) {
      const text = words.option(play, one, frame)
      reads(text, `${language} ${one.key}`)
      if (text === one.key) expect.fail(`${language} ${one.key} has no words`)
      if (texts.has(text)) expect.fail(`${language} "${text}" stands for two options of ${frame.rule}`)
      texts.add(text)
      met.add(`option:${one.verb}`)
    }
    for (const { option: one, reason } of blocked) {
      reads(words.option(play, one, frame), `${language} ${one.key}`)
      reads(words.reason(play, reason), `${language} ${reason.why}`)
      if (words.reason(play, reason) === unknownReason[language]) expect.fail(`${language} ${reason.why} has no words`)
      met.add(`reason:${reason.why}`)
    }
  }
  if (play.state.answered % 40 === 0) outlineReads(play)
}

const unknownReason = inEveryLanguage({ en: 'not possible now', it: 'ora non è possibile' })

/** The outline as each seat, and a spectator, may see it. */
function outlineReads(play: Play<NewtonState, Newton>): void {
  for (const viewer of [...play.state.players.keys(), undefined]) {
    const seen = resume(newton, components, viewOf(newton, play.state, viewer))
    for (const language of languages) {
      reads(newton.words[language].moment(seen.state), `${language} moment`)
      const sections = newton.words[language].outline(seen, who)
      expect(sections.flatMap(section => section.seat ?? [])).toEqual([...play.state.players.keys()])
      for (const { title, lines } of sections) {
        reads(title, `${language} heading`)
        for (const line of lines) reads(line, `${language} line under ${title}`)
      }
    }
  }
}

/** What random players seldom come to, with the card that was played before. */
const seldom: readonly { readonly frame: FrameOf<NewtonState>; readonly card?: string }[] = [
  { frame: { rule: 'any-action', seat: 0, value: 3, because: 'paracelsus' } },
  { frame: { rule: 'any-action', seat: 0, value: 0, because: 'descartes' } },
  { frame: { rule: 'replace-tile', seat: 0, tile: 'income', type: 'medicine', because: 'medicine' } },
  { frame: { rule: 'replace-tile', seat: 0, tile: 'development', type: 'study', because: 'city-coins' } },
  { frame: { rule: 'choose-tile', seat: 0, tile: 'income', type: '', because: 'specialization-income-any' } },
  { frame: { rule: 'place-cube', seat: 0, kinds: ['university'], coins: 2, because: 'city-university' } },
  { frame: { rule: 'remove-tiles', seat: 0, count: 2, begun: false, because: 'cavendish' } },
  { frame: { rule: 'play-master', seat: 0, because: 'bookshelf-pile:3' } },
  { frame: actionFrame('technology', 0, 4, 'halley', { split: true, moved: [0] }) },
  { frame: actionFrame('travel', 0, 3, 'galilei', { cubesOnPassed: true, parts: 1, spent: 1 }) },
  { frame: actionFrame('lessons', 0, 4, 'browne', { split: true, parts: 1, spent: 1 }) },
  { frame: actionFrame('work', 0, 6, 'kepler', { noCoins: true }) },
  { frame: actionFrame('study', 0, 3, 'l1-study-c', { ofCard: true, parts: 1, spent: 1 }), card: 'l1-study-c' },
  { frame: actionFrame('travel', 0, 3, 'l2-travel-b', { ofCard: true, parts: 1, spent: 1 }), card: 'l2-travel-b' },
  { frame: { rule: 'turn', seat: 0 }, card: 'l3-study-b' },
  { frame: { rule: 'turn', seat: 0 }, card: 'l2-lessons-b' },
  {
    frame: { rule: 'discard', seat: 0, card: 'l3-lessons-a', effect: 'discardCard', because: 'l3-lessons-a' },
    card: 'l3-lessons-a',
  },
  { frame: confirm(0) },
]

function lookAtSeldom(met: Set<string>): void {
  for (const { frame, card } of seldom) {
    const { state } = begin(newton, { players: 2, seed: 'seldom', options: { masterDraft: false } })
    const [player] = state.players
    if (player === undefined) throw new Error('there is a first player')
    player.income = ['medicine', 'vp', 'coins', 'potion', 'vp']
    player.drawers = ['work', 'work', 'study', 'travel', 'lessons']
    player.desk = ['l1-work-b', card ?? 'l1-work-a']
    player.work = 15
    player.coins = 9
    player.scientist = 'paris'
    state.turn = { seat: 0, card: card ?? '', acted: false, used: [] }
    state.agenda.push(frame)
    lookAt(resume(newton, components, state), 0, met)
  }
}

test('whatever games ask, offer, refuse and tell has sound words, for every number of players', () => {
  const met = new Set<string>()
  for (let game = 0; game < 30; game++) listen(1 + (game % 4), `words-${game}`, met)
  lookAtSeldom(met)
  const rules = [...newton.rules].filter(([, rule]) => rule.kind !== 'run').map(([name]) => `question:${name}`)
  expect(rules.filter(rule => !met.has(rule))).toEqual([])
  const verbs =
    'play end-turn stop work enter student travel cube take shelve shelve-freely use copy village discard push draft keep master'
  const more = 'visit remove-tiles tile replace confirm quick-turn-over quick-increase quick-potion quick-student'
  expect(`${verbs} ${more}`.split(' ').filter(verb => !met.has(`option:${verb}`))).toEqual([])
  const reasons = ['coins-short', 'value-short', 'volumes-missing', 'university-missing', 'ancient-land-missing']
  expect(reasons.filter(why => !met.has(`reason:${why}`))).toEqual([])
})
