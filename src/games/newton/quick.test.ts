import { describe, expect, it } from 'vitest'
import { chanceFromSeed } from '../../kernel/chance.ts'
import type { Json } from '../../kernel/json.ts'
import { begin, isOver } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import shipped from './components.json' with { type: 'json' }
import { newton } from './game.ts'
import type { Player } from './state.ts'
import { blocked, changes, given, legal, legalTo, player, question, when } from './testing/scenario.ts'

const quick = (keys: readonly string[]) => keys.filter(key => key.startsWith('quick-'))

describe('quick actions', () => {
  it('N-12.1: they are paid in coins, and only in the own turn', () => {
    const scene = given({ seats: [{ coins: 4 }, { coins: 50 }] })
    expect(quick(legal(scene))).toEqual(['quick-turn-over:1', 'quick-turn-over:2', 'quick-turn-over:3', 'quick-potion'])
    expect(blocked(scene, 'quick-student')).toEqual({ why: 'coins-short', missing: 1, rule: 'N-12.1' })
    expect(legal(scene, 1)).toEqual([])
    expect(() => when(scene).seat(1, 'quick-potion')).toThrow('seat 1 is not asked now')
  })

  it('N-12.2, N-X28: quick-turn-over adds the two top cards of a deck to its line', () => {
    const scene = given({ seats: [{ coins: 2 }] })
    const [first, second] = scene.play.state.decks[2] ?? []
    const after = when(scene).answers('quick-turn-over:3')
    expect(changes(after)).toEqual({ coins: -1 })
    expect(after.play.state.lines[2]?.slice(3)).toEqual([first, second])
    expect(after.play.state.decks[2]).toHaveLength(10)
    expect(when(after).answers('quick-turn-over:3').play.state.lines[2]).toHaveLength(7)
  })

  it('N-12.2: with one card in the deck one is turned up, with none it is not available', () => {
    const scene = given({ seats: [{ coins: 2 }], decks: [0, 1, 12] })
    expect(blocked(scene, 'quick-turn-over:1')).toEqual({ why: 'deck-empty', rule: 'N-12.2' })
    const after = when(scene).answers('quick-turn-over:2')
    expect(after.play.state.lines[1]).toHaveLength(4)
    expect(after.play.state.decks[1]).toEqual([])
    expect(legalTo(after, 'quick-turn-over')).toEqual(['3'])
  })

  it('N-12.2: cards that are turned up cannot be taken back alone', () => {
    const scene = given({ seats: [{ coins: 2 }] })
    expect(when(scene).answers('quick-turn-over:1').play.barrier.revealed).toBe(true)
    expect(when(scene).answers('play:start-red-work').play.barrier.revealed).toBe(false)
  })

  it('N-12.3: quick-increase adds one to the card’s basic action, once per turn', () => {
    const scene = given({ seats: [{ coins: 9, work: 2 }] })
    expect(legal(scene)).not.toContain('quick-increase')
    const played = when(scene).answers('play:start-red-work')
    expect(legalTo(played, 'work')).toEqual(['1'])
    const raised = when(played).answers('quick-increase')
    expect(legalTo(raised, 'work')).toEqual(['1', '2'])
    expect(blocked(raised, 'quick-increase')).toEqual({ why: 'used-this-turn', rule: 'N-12.3' })
    expect(changes(when(raised).answers('work:2'))).toEqual({ work: 4 })
    expect(player(when(raised).answers('work:2')).coins).toBe(9 - 2 + 2)
  })

  it('N-12.3: in a pack without the limit, each quick-increase adds one more', () => {
    const pack = structuredClone(shipped)
    for (const action of pack.quickActions) if (action.id === 'quick-increase') action.limitPerTurn = null
    const scene = given({ pack: pack as Json, seats: [{ coins: 9 }] })
    const raised = when(scene).answers('play:start-red-work', 'quick-increase', 'quick-increase')
    expect(legalTo(raised, 'work')).toEqual(['1', '2', '3'])
  })

  it('N-12.4: in a pack that limits quick-potion, it can be bought so often and no more', () => {
    const pack = structuredClone(shipped)
    for (const action of pack.quickActions) if (action.id === 'quick-potion') action.limitPerTurn = 1
    const once = when(given({ pack: pack as Json, seats: [{ coins: 9 }] })).answers('quick-potion')
    expect(blocked(once, 'quick-potion')).toMatchObject({ why: 'used-this-turn' })
  })

  it('N-12.4, N-X30: quick-potion can be bought again and again', () => {
    const scene = given({ seats: [{ coins: 9 }] })
    const after = when(scene).answers('quick-potion', 'quick-potion', 'quick-potion')
    expect(changes(after)).toEqual({ coins: -9, potions: 3 })
    expect(quick(legal(after))).toEqual([])
  })

  it('N-12.5, N-X31: quick-student needs a Student in supply', () => {
    const scene = given({ seats: [{ coins: 10, students: ['tech-l1', 'tech-l2', 'tech-m1'] }] })
    const after = when(scene).answers('quick-student')
    expect(changes(after)).toEqual({ coins: -5, students: ['tech-l1', 'tech-l2', 'tech-m1', 'tech-start'] })
    expect(player(after).supply).toBe(0)
    expect(blocked(after, 'quick-student')).toEqual({ why: 'no-student-in-supply', rule: 'N-12.5' })
  })

  it('N-R31: quick-increase may be bought before and during the action of the card, not after it and never without a card', () => {
    const scene = given({ seats: [{ coins: 4, under: ['l1-technology-b'] }] })
    expect(blocked(scene, 'quick-increase')).toMatchObject({ why: 'no-action-to-raise' })
    const begun = when(scene).answers('play:start-red-technology', 'student:tech-start:tech-r1')
    const raised = when(begun).answers('quick-increase', 'student:tech-r1:tech-r2')
    expect(question(raised).rule).toBe('technology')
    expect(changes(when(raised).answers('student:tech-r2:tech-r3b'))).toEqual({ coins: -2, students: ['tech-r3b'] })
    const over = when(begun).answers('stop')
    expect(blocked(over, 'quick-increase')).toMatchObject({ why: 'no-action-to-raise' })
    const book = given({ seats: [{ board: 'study-d', hand: ['l1-study-c'], coins: 5, potions: 9 }] })
    const oneTile = when(book).answers('play:l1-study-c', 'shelve:s1c4')
    expect(legalTo(oneTile, 'shelve')).toEqual([])
    const second = when(oneTile).answers('quick-increase', 'shelve:s1c6')
    expect(changes(second)).toMatchObject({ shelf: ['s1c4', 's1c6'], coins: -5 })
    const work = given({ seats: [{ coins: 4 }] })
    const worked = when(work).answers('play:start-red-work', 'work:1')
    expect(blocked(worked, 'quick-increase')).toMatchObject({ why: 'no-action-to-raise' })
    const lesson = given({ seats: [{ coins: 4 }], lines: [['l1-work-a'], ['l2-work-a'], []] })
    const taught = when(lesson).answers('play:start-red-lessons', 'quick-increase', 'take:l2-work-a')
    expect(changes(taught)).toEqual({ coins: -2, hand: ['l2-work-a'] })
  })

  it('N-R39: a piece whose value is used up has stopped; quick-increase must be bought before its last step', () => {
    const walk = given({ seats: [{ coins: 2, scientist: 'lyon' }] })
    const walked = when(walk).answers('play:start-red-travel', 'travel:paris')
    expect(changes(walked)).toEqual({ scientist: 'paris', cubes: ['paris'] })
    expect(question(walked).rule).toBe('turn')
    expect(blocked(walked, 'quick-increase')).toMatchObject({ why: 'no-action-to-raise' })
    const further = when(walk).answers('play:start-red-travel', 'quick-increase', 'travel:paris', 'travel:calais')
    expect(changes(further)).toEqual({ scientist: 'calais', coins: -2 })
    const student = given({ seats: [{ coins: 2 }] })
    const stepped = when(student).answers('play:start-red-technology', 'student:tech-start:tech-l1')
    expect(question(stepped).rule).toBe('turn')
    expect(blocked(stepped, 'quick-increase')).toMatchObject({ why: 'no-action-to-raise' })
  })

  it('N-R39, N-12.3: a piece whose last step brings the coins for quick-increase may still buy it, if it can go on', () => {
    const student = given({ seats: [{ coins: 0, students: ['tech-l1'] }], tokens: { 'tech-l2': 'bonus-05' } })
    const landed = when(student).answers('play:start-red-technology', 'student:tech-l1:tech-l2')
    expect(question(landed).rule).toBe('technology')
    const further = when(landed).answers('quick-increase', 'student:tech-l2:tech-l3a')
    expect(changes(further)).toMatchObject({ coins: 2, students: ['tech-l3a'], tokens: ['bonus-05'] })
    expect(question(when(landed).answers('stop')).rule).toBe('turn')
    const rich = given({ seats: [{ coins: 2, students: ['tech-l1'] }], tokens: { 'tech-l2': 'bonus-05' } })
    expect(question(when(rich).answers('play:start-red-technology', 'student:tech-l1:tech-l2')).rule).toBe('turn')

    const walk = given({ seats: [{ coins: 0, scientist: 'krakow' }], tokens: { vilnius: 'bonus-01' } })
    const there = when(walk).answers('play:start-red-travel', 'travel:vilnius')
    expect(question(there).rule).toBe('travel')
    expect(changes(when(there).answers('stop'))).toMatchObject({ coins: 2, scientist: 'vilnius' })
    expect(changes(when(there).answers('quick-increase', 'travel:krakow'))).toMatchObject({ cubes: ['krakow'] })
    const coast = given({ seats: [{ coins: 1, scientist: 'cambridge' }], tokens: { dublin: 'bonus-01' } })
    expect(question(when(coast).answers('play:start-red-travel', 'travel:dublin')).rule).toBe('turn')
  })

  it('N-21.2: every question of the active player offers the quick actions that can be paid, and is worked out again', () => {
    const scene = given({
      seats: [
        { work: 10, coins: 8, masters: ['winkelmann', 'paracelsus', 'cavendish', 'browne'], students: ['tech-l7a'] },
      ],
      lines: [['l1-work-a'], [], []],
    })
    const chance = when(scene).answers('play:start-red-work', 'work:1')
    const all = ['quick-turn-over:1', 'quick-turn-over:2', 'quick-turn-over:3', 'quick-potion', 'quick-student']
    expect(quick(legal(chance))).toEqual(all)
    for (const master of ['winkelmann', 'paracelsus', 'cavendish', 'browne'])
      expect(quick(legal(when(chance).answers(`master:${master}`)))).toEqual(all)
    const paracelsus = when(chance).answers('master:paracelsus')
    expect(legalTo(paracelsus, 'student')).toEqual([])
    const enrolled = when(paracelsus).answers('quick-student')
    expect(question(enrolled).rule).toBe('any-action')
    expect(legalTo(enrolled, 'student')).toEqual(['tech-start:tech-l1', 'tech-start:tech-m1', 'tech-start:tech-r1'])
    const city = given({ seats: [{ scientist: 'buda', coins: 4 }], tiles: { wien: 'city-university' } })
    const paying = when(city).answers('play:start-red-travel', 'travel:wien')
    expect(quick(legal(paying))).toContain('quick-potion')
    const broke = when(paying).answers('quick-potion')
    expect(question(broke).rule).toBe('place-cube')
    expect(blocked(broke, 'visit:paris')).toMatchObject({ why: 'coins-short', missing: 1 })
    const discard = given({ seats: [{ hand: ['l3-lessons-a', 'start-red-work', 'start-red-study'], coins: 3 }] })
    const choosing = when(discard).answers('play:l3-lessons-a', 'use:discardCard')
    expect(quick(legal(choosing))).toContain('quick-potion')
    const still = when(choosing).answers('quick-potion')
    expect(legalTo(still, 'discard')).toEqual(['start-red-work', 'start-red-study'])
  })
  it('N-21.2: the choice of a tile, and of the tile that makes room for it, offers them too', () => {
    const scene = given({
      seats: [{ students: ['tech-l2'], income: ['vp', 'vp', 'coins', 'potion', 'potion'], coins: 5 }],
      tiles: { 'tech-l3a': 'specialization-income-any' },
    })
    const choosing = when(scene).answers('play:start-red-technology', 'student:tech-l2:tech-l3a')
    const all = ['quick-turn-over:1', 'quick-turn-over:2', 'quick-turn-over:3', 'quick-potion', 'quick-student']
    expect(quick(legal(choosing))).toEqual(all)
    const bought = when(choosing).answers('quick-potion')
    expect(question(bought).rule).toBe('choose-tile')
    const replacing = when(choosing).answers('tile:vp')
    expect(quick(legal(replacing))).toEqual(all)
    const still = when(replacing).answers('quick-student')
    expect(question(still).rule).toBe('replace-tile')
    expect(changes(when(still).answers('replace:coins'))).toMatchObject({ coins: -5 })
  })

  it('N-21.2, N-9.5: in whole games every question of a turn offers what can be paid, unless a tile in hand needs it', () => {
    const outside = ['draft', 'keep-masters', 'push-under', 'confirm']
    const asked = new Set<string>()
    for (let game = 0; game < 12; game++) {
      const play = begin(newton, { players: 1 + (game % 4), seed: `quick ${game}`, options: {} })
      const chance = chanceFromSeed(`quick ${game}`)
      while (!isOver(play)) {
        for (const { frame, seat, options } of play.open) {
          if (outside.includes(frame.rule) || play.state.agenda.some(({ rule }) => rule === 'place-tile')) continue
          asked.add(frame.rule)
          const { coins } = play.state.players[seat] as Player
          const wanted = play.components.quickActions.filter(
            action => action.coins <= coins && action.effect.kind === 'turnOverCards',
          )
          for (const { perDeck } of wanted)
            perDeck.forEach((turning, at) => {
              expect(options.includes(turning), frame.rule).toBe((play.state.decks[at]?.length ?? 0) > 0)
            })
        }
        takeRandomly(play, chance)
      }
    }
    expect([...asked]).toEqual(expect.arrayContaining(['turn', 'choose-tile', 'play-master', 'travel']))
  })
})
