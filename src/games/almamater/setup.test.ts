import { describe, expect, it } from 'vitest'
import { begin, questionFor, resume } from '../../kernel/play.ts'
import { almaMater } from './game.ts'
import { faculties } from './pack/terms.ts'
import type { Play } from './state.ts'
import { changes, legal, legalTo, player, prestige, question, type Scene, when } from './testing/scenario.ts'

const begun = (players: number, seed = 'setup'): Play =>
  begin(almaMater, { players, seed, options: { colors: ['black', 'blue', 'green', 'red'].slice(0, players) } })
const sceneOf = (play: Play): Scene => ({ play, start: play, events: [] })
const counts = [2, 3, 4] as const
const { pack } = almaMater.prepare(almaMater.pack)

/** A draft in which each seat comes to hold certain cards and keeps them. */
function drafted(kept: readonly (readonly string[])[], chancellors: readonly string[] = []): Scene {
  const play = begun(kept.length)
  const { state } = play
  const all = pack.setupCards.cards.map(card => card.id)
  const wanted = kept.flat()
  const rest = all.filter(id => !wanted.includes(id))
  // Every hand holds one card that its first owner keeps, so that what is passed on comes to the right seats.
  state.players.forEach((one, seat) => {
    const n = state.players.length
    const from = (back: number) => kept[(seat + back) % n]
    one.packet = [from(0)?.[0], from(1)?.[1], from(2)?.[2], rest.shift()] as string[]
  })
  state.setupDeck = rest.filter(id => !state.players.some(one => one.packet.includes(id)))
  if (chancellors.length > 0) {
    const others = pack.chancellors.map(({ id }) => id).filter(id => !chancellors.includes(id))
    state.bustChancellors = ['', others[0] as string, others[1] as string]
    state.chancellors = [...chancellors, ...others.slice(2)].slice(0, state.seats + 1)
  }
  const fresh: Scene = { play: resume(almaMater, play.components, state), start: play, events: [] }
  let scene = fresh
  for (const round of [0, 1, 2])
    kept.forEach((cards, seat) => {
      scene = when(scene).seat(seat, `keep:${cards[round]}`)
    })
  kept.forEach((cards, seat) => {
    const extra = player(scene, seat).kept.find(id => !cards.includes(id))
    scene = when(scene).seat(seat, `discard:${extra}`)
  })
  return scene
}

describe('game setup', () => {
  it('A-1.2: the components are those of the box', () => {
    expect(pack.setupCards.cards).toHaveLength(24)
    expect(pack.chancellors).toHaveLength(10)
    expect(pack.researchCards.cards).toHaveLength(20)
    expect(pack.students.reduce((sum, one) => sum + one.copies, 0)).toBe(48)
    expect(pack.professors.reduce((sum, one) => sum + one.copies, 0)).toBe(48)
    expect(pack.ignotus.cards).toHaveLength(16)
    expect(pack.bookshelves.perColor.map(one => one.prestige)).toEqual([1, 1, 1, 1, 2, 2, 3])
    expect(pack.gloryTiles).toHaveLength(9)
    expect(pack.priceTiles.map(one => [one.sides, one.count])).toEqual([
      [[2, 4], 6],
      [[3, 3], 3],
    ])
  })

  it('A-1.4, A-1.5: four faculties; colours in play are those of the players, with two players also that of Ignotus', () => {
    expect(faculties).toEqual(['art', 'law', 'medicine', 'mathematics'])
    expect(begun(4).state.layout.colors).toEqual(['black', 'blue', 'green', 'red'])
    expect(begun(3).state.layout.colors).toEqual(['black', 'blue', 'green'])
    const two = begun(2).state.layout
    expect(two.colors.slice(0, 2)).toEqual(['black', 'blue'])
    expect(['green', 'red']).toContain(two.colors[2])
    expect(two.ignotus).toBe(two.colors[2])
  })

  it('A-2.1: four players use their own side of the board', () => {
    expect(counts.map(players => begun(players).state.layout.board)).toEqual(['board-2-3', 'board-2-3', 'board-4'])
  })

  it('A-2.2, A-R1: one random research card of each letter lies in order, with three levels each', () => {
    const seen = new Set<string>()
    for (let at = 0; at < 12; at++) {
      const { research } = begun(3, `research ${at}`).state.layout
      expect(research.map(id => id.slice(0, -1))).toEqual(['a', 'b', 'c', 'd', 'e'].map(one => `research-${one}`))
      for (const id of research) seen.add(id)
    }
    expect(seen.size).toBeGreaterThan(12)
    for (const card of pack.researchCards.cards) expect(card.levels).toHaveLength(3)
  })

  it('A-2.3, A-R38: student kinds lie in random rows of their faculty’s column, in stacks of 3 or 2', () => {
    for (const players of counts) {
      const { layout, campus } = begun(players).state
      expect(layout.campus).toHaveLength(16)
      layout.campus.forEach((id, at) => {
        expect(id.split('-')[1]).toBe(faculties[at % 4])
      })
      expect(new Set(layout.campus).size).toBe(16)
      expect(new Set(campus)).toEqual(new Set([players === 4 ? 3 : 2]))
    }
    expect(begun(2, 'one').state.layout.campus).not.toEqual(begun(2, 'other').state.layout.campus)
  })

  it('A-2.4: two random professor kinds of each faculty lie on its slots', () => {
    for (const players of counts) {
      const { layout, academy } = begun(players).state
      for (const faculty of faculties)
        expect(layout.academy.filter(id => id.startsWith(`professor-${faculty}`))).toHaveLength(2)
      expect(new Set(academy)).toEqual(new Set([players === 4 ? 3 : 2]))
    }
  })

  it('A-2.5, A-2.6: a glory tile and bust cards for each letter, two chancellors on busts, one more to choose than players', () => {
    for (const players of counts) {
      const { layout, busts, bustChancellors, chancellors } = begun(players).state
      expect(layout.glory.map(id => id.slice(0, -1))).toEqual(['glory-a', 'glory-b', 'glory-c'])
      expect(busts).toEqual([players, players, players])
      expect(bustChancellors[0]).toBe('')
      expect(chancellors).toHaveLength(players + 1)
      expect(new Set([...chancellors, ...bustChancellors.slice(1)]).size).toBe(players + 3)
    }
  })

  it('A-2.7, A-2.8, A-2.9, A-2.10: round 1, 4 masters each in the archive, no prestige, hidden decks, Ignotus with two only', () => {
    for (const players of counts) {
      const { state } = begun(players)
      expect(state.round).toBe(1)
      for (const one of state.players) {
        expect([one.masters, one.archive, one.dormitory, one.additionalMasters]).toEqual([4, 4, 0, 0])
        expect(one.ducats + one.books.reduce((a, b) => a + b)).toBe(0)
      }
      expect(state.setupDeck).toHaveLength(24 - 4 * players)
      expect(state.ignotusDeck).toHaveLength(players === 2 ? 16 : 0)
    }
  })

  it('A-2.11: colours are chosen before the setup, no two alike', () => {
    const play = begin(almaMater, { players: 3, seed: 'x', options: { colors: ['red', '', 'black'] } })
    expect(play.state.players.map(one => one.color)).toEqual(['red', 'blue', 'black'])
    expect(() => begin(almaMater, { players: 2, seed: 'x', options: { colors: ['red', 'red'] } })).toThrow(/two seats/)
  })

  it('A-X4: with three players four chancellors are offered, the one left lies on pile a, stacks have 2, busts 3', () => {
    const scene = drafted(
      [
        ['setup-01', 'setup-02', 'setup-03'],
        ['setup-04', 'setup-05', 'setup-06'],
        ['setup-07', 'setup-08', 'setup-10'],
      ],
      ['chancellor-alberti', 'chancellor-agricola', 'chancellor-pereira', 'chancellor-copernicus'],
    )
    expect(legalTo(scene, 'chancellor')).toHaveLength(4)
    const after = when(scene).answers(
      'chancellor:chancellor-alberti',
      'chancellor:chancellor-agricola',
      'chancellor:chancellor-copernicus',
    )
    const { state } = after.play
    expect(state.bustChancellors[0]).toBe('chancellor-pereira')
    expect(new Set(state.campus)).toEqual(new Set([2]))
    expect(state.academy).toEqual([2, 2, 2, 2, 2, 2, 2, 2])
    expect(state.busts).toEqual([3, 3, 3])
  })
})

describe('the draft', () => {
  it('A-3.1: everyone keeps a card and passes the rest to the left, three times, then puts one of four away', () => {
    const play = begun(3)
    const hands = play.state.players.map(one => [...one.packet])
    expect(hands.map(hand => hand.length)).toEqual([4, 4, 4])
    let scene = sceneOf(play)
    for (const seat of [0, 1, 2]) scene = when(scene).seat(seat, `keep:${hands[seat]?.[0]}`)
    expect(scene.play.state.players.map(one => one.packet)).toEqual([
      hands[2]?.slice(1),
      hands[0]?.slice(1),
      hands[1]?.slice(1),
    ])
    for (const _round of [2, 3])
      for (const seat of [0, 1, 2]) scene = when(scene).seat(seat, `keep:${player(scene, seat).packet[0]}`)
    expect(question(scene).rule).toBe('put-away')
    expect(scene.play.state.players.map(one => one.kept.length)).toEqual([4, 4, 4])
    const away = player(scene, 0).kept[2] as string
    for (const seat of [0, 1, 2]) scene = when(scene).seat(seat, `discard:${player(scene, seat).kept[2]}`)
    expect(player(scene, 0).kept).toHaveLength(3)
    expect(player(scene, 0).boxed).toEqual([away])
  })

  it('A-3.2, A-3.3, A-X2, A-X3: lowest total first, a tie to the lowest card number; the markers are stacked so', () => {
    // Totals 3 + 5 + 9 = 17 and 4 + 4 + 9 = 17: card 2 is the lowest.
    const tie = drafted([
      ['setup-05', 'setup-06', 'setup-19'],
      ['setup-02', 'setup-09', 'setup-20'],
    ])
    expect(tie.play.state.order).toEqual([1, 0])
    expect(tie.play.state.ranking).toEqual([1, 0, 2])
    const four = drafted([
      ['setup-01', 'setup-02', 'setup-03'],
      ['setup-04', 'setup-05', 'setup-06'],
      ['setup-07', 'setup-08', 'setup-10'],
      ['setup-19', 'setup-20', 'setup-21'],
    ])
    expect(four.play.state.order).toEqual([0, 1, 2, 3])
    expect(four.play.state.ranking).toEqual([0, 1, 2, 3])
    expect(four.play.state.levels).toEqual([0, 0, 0, 0])
  })

  it('A-3.4: in turn order each must choose a chancellor of those laid out', () => {
    const scene = drafted(
      [
        ['setup-22', 'setup-23', 'setup-24'],
        ['setup-01', 'setup-02', 'setup-03'],
      ],
      ['chancellor-alberti', 'chancellor-agricola', 'chancellor-pereira'],
    )
    expect(question(scene)).toEqual({ rule: 'choose-chancellor', seat: 1 })
    expect(legal(scene)).toHaveLength(3)
    const after = when(scene).answers('chancellor:chancellor-agricola')
    expect(question(after)).toEqual({ rule: 'choose-chancellor', seat: 0 })
    expect(legal(after)).toEqual(['chancellor:chancellor-alberti', 'chancellor:chancellor-pereira'])
  })

  it('A-3.5: Glareanus draws 3 setup cards and keeps 1 as a fourth set of goods, without changing the order', () => {
    const scene = drafted(
      [
        ['setup-01', 'setup-02', 'setup-03'],
        ['setup-04', 'setup-05', 'setup-06'],
      ],
      ['chancellor-glareanus', 'chancellor-agricola', 'chancellor-pereira'],
    )
    const after = when(scene).answers('chancellor:chancellor-glareanus', 'chancellor:chancellor-agricola')
    expect(question(after)).toEqual({ rule: 'keep-card', seat: 0 })
    const [first = '', ...others] = player(after, 0).packet
    expect(others).toHaveLength(2)
    const kept = when(after).answers(`keep:${first}`)
    expect(player(kept, 0).kept).toEqual(['setup-01', 'setup-02', 'setup-03', first])
    expect(player(kept, 0).boxed.slice(1)).toEqual(others)
    expect(kept.play.state.order).toEqual([0, 1])
  })

  it('A-3.6: the shelves are arranged one by one from the left, the seventh beside the display', () => {
    let scene = drafted(
      [
        ['setup-01', 'setup-02', 'setup-03'],
        ['setup-04', 'setup-05', 'setup-06'],
      ],
      ['chancellor-alberti', 'chancellor-agricola', 'chancellor-pereira'],
    )
    scene = when(scene).answers('chancellor:chancellor-alberti', 'chancellor:chancellor-agricola')
    expect(question(scene)).toEqual({ rule: 'arrange', seat: 0 })
    expect(legal(scene)).toEqual(['shelf:1', 'shelf:2', 'shelf:3'])
    scene = when(scene).answers('shelf:3', 'shelf:2', 'shelf:1', 'shelf:1', 'shelf:1')
    expect(legal(scene)).toEqual(['shelf:1', 'shelf:2'])
    scene = when(scene).answers('shelf:1')
    expect(scene.play.state.displays[0]?.shelves).toEqual([3, 2, 1, 1, 1, 1, 2])
    expect(question(scene)).toEqual({ rule: 'arrange', seat: 1 })
  })
})

const arranged = ['shelf:1', 'shelf:1', 'shelf:1', 'shelf:1', 'shelf:2', 'shelf:2']

/** Up to the goods of the first seat. */
const atGoods = (kept: readonly (readonly string[])[], chancellors: readonly string[]): Scene => {
  const chosen = drafted(kept, chancellors)
  let choosing = when(chosen).answers(...chancellors.slice(0, kept.length).map(id => `chancellor:${id}`))
  if (question(choosing).rule === 'keep-card') choosing = when(choosing).answers(legal(choosing)[0] as string)
  return when(choosing).answers(...kept.flatMap(() => arranged))
}

describe('starting goods', () => {
  it('A-3.7, A-17.1.2, A-X1, A-R26: Martin takes his goods with Biringuccio in the order he likes', () => {
    const scene = atGoods(
      [
        ['setup-22', 'setup-23', 'setup-24'],
        ['setup-19', 'setup-13', 'setup-04'],
        ['setup-01', 'setup-02', 'setup-12'],
        ['setup-10', 'setup-05', 'setup-15'],
      ],
      [
        'chancellor-alberti',
        'chancellor-agricola',
        'chancellor-biringuccio',
        'chancellor-pereira',
        'chancellor-copernicus',
      ],
    )
    const { state } = scene.play
    expect(state.order).toEqual([2, 3, 1, 0])
    expect(state.players[1]?.chancellors).toEqual(['chancellor-biringuccio'])
    let now = scene
    while (question(now).seat !== 1) now = when(now).answers(legal(now)[0] as string)
    expect(legal(now)).toEqual(['take:setup-19:1', 'take:setup-13:2', 'take:setup-04:1', 'step:green'])
    expect(player(now, 1).ducats).toBe(3)
    now = when(now).answers('take:setup-13:2', 'display:2', 'take:setup-04:1', 'gain:red-1')
    now = when(now).answers('take:setup-19:1', 'student:student-art-2', 'step:green')
    expect(prestige(now, 1)).toBe(4)
    expect(now.play.state.levels[1]).toBe(1)
    expect(now.play.state.displays[1]?.books).toEqual([0, 0, 0, 0, 1, 1])
    expect(player(now, 1).books).toEqual([0, 0, 0, 1, 1])
    expect(player(now, 1).students).toEqual(['student-art-2'])
    expect(player(now, 1).ducats).toBe(7)
  })

  it('A-3.8, A-3.9: steps may lapse, a student icon may not; afterwards all setup cards are gone and round 1 begins', () => {
    let scene = atGoods(
      [
        ['setup-16', 'setup-05', 'setup-09'],
        ['setup-01', 'setup-02', 'setup-24'],
      ],
      ['chancellor-alberti', 'chancellor-agricola', 'chancellor-pereira'],
    )
    while (question(scene).seat !== 0) scene = when(scene).answers(legal(scene).at(-1) as string)
    expect(legal(scene)).not.toContain('end-turn')
    expect(scene.play.state.turn.green).toBe(2)
    scene = when(scene).answers('take:setup-09:2', 'display:0')
    expect(legal(scene)).not.toContain('end-turn')
    scene = when(scene).answers(
      'take:setup-16:1',
      `student:${scene.play.state.layout.campus.find(id => id === 'student-art-3')}`,
    )
    expect(legal(scene)).toEqual(['end-turn', 'step:green'])
    expect(legal(scene).some(key => /^(pass|bust|park|own)/.test(key))).toBe(false)
    scene = when(scene).answers('end-turn')
    while (scene.play.state.agenda.at(-1)?.rule === 'goods') scene = when(scene).answers(legal(scene)[0] as string)
    expect(scene.play.state.players.map(one => one.kept)).toEqual([[], []])
    expect(scene.play.state.spentCards).toHaveLength(6)
    expect(question(scene).rule).toBe('turn')
    expect(scene.play.state.turn.green).toBe(0)
  })

  it('A-R9, A-X53: in setup Glareanus pays for a free lecture, da Vinci gives nothing for a step', () => {
    const kept = [
      ['setup-24', 'setup-15', 'setup-17'],
      ['setup-01', 'setup-02', 'setup-03'],
    ]
    const reach = (chancellor: string): Scene => {
      let scene = atGoods(kept, ['chancellor-agricola', chancellor, 'chancellor-pereira'])
      const { layout } = scene.play.state
      const research = ['research-a4', ...layout.research.slice(1)]
      Object.assign(scene.play.state, { layout: { ...layout, research } })
      while (question(scene).seat !== 0) scene = when(scene).answers(legal(scene).at(-1) as string)
      for (const take of ['take:setup-15:1', 'take:setup-17:2', 'take:setup-24:2']) {
        scene = when(scene).answers(take)
        if (question(scene).rule !== 'goods') scene = when(scene).answers(legal(scene)[0] as string)
      }
      return when(scene).answers('step:green', 'step:green')
    }
    const glareanus = reach('chancellor-glareanus')
    expect(question(glareanus).rule).toBe('recruit-professor')
    const lectured = legalTo(glareanus, 'professor').flatMap(professor => {
      let after = when(glareanus).answers(`professor:${professor}`)
      if (question(after).rule === 'pay-professor') after = when(after).answers(legal(after)[0] as string)
      return legal(after).includes(`lecture:${professor}`) ? [when(after).answers(`lecture:${professor}`)] : []
    })
    expect(lectured.length).toBeGreaterThan(0)
    for (const { events } of lectured)
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'prestige', amount: 1, because: 'chancellor-glareanus' }),
      )
    const leonardo = reach('chancellor-da-vinci')
    expect(legal(leonardo).some(key => key.startsWith('use:') || key.startsWith('repeat'))).toBe(false)
  })

  it('A-R35: a student icon without a legal student is lost', () => {
    let scene = atGoods(
      [
        ['setup-16', 'setup-05', 'setup-09'],
        ['setup-01', 'setup-02', 'setup-24'],
      ],
      ['chancellor-alberti', 'chancellor-agricola', 'chancellor-pereira'],
    )
    while (question(scene).seat !== 0) scene = when(scene).answers(legal(scene).at(-1) as string)
    scene = when(scene).answers('take:setup-09:2', 'display:0')
    const taken = almaMater.copy(scene.play.state)
    taken.layout.campus.forEach((id, at) => {
      if (id.startsWith('student-art')) taken.campus[at] = 0
    })
    const options = { legal: [], blocked: [] } as { legal: { key: string }[]; blocked: { option: { key: string } }[] }
    const rule = almaMater.rules.get('goods')
    if (rule?.kind !== 'ask') throw new Error('goods is a question')
    rule.options({ ...scene.play, state: taken }, taken.agenda.at(-1) as never, options as never)
    expect(options.legal.map(({ key }) => key)).toContain('end-turn')
    expect(options.blocked.map(({ option }) => option.key)).toContain('take:setup-16:1')
  })

  it('A-R46: what leaves no choice is taken at once', () => {
    const scene = atGoods(
      [
        ['setup-01', 'setup-03', 'setup-07'],
        ['setup-10', 'setup-18', 'setup-12'],
      ],
      ['chancellor-alberti', 'chancellor-agricola', 'chancellor-pereira'],
    )
    expect(changes({ ...scene, start: begun(2) }, 0)).toMatchObject({ ducats: 9, dictionary: 2 })
    expect(legal(scene)).toEqual(['end-turn'])
    expect(questionFor(scene.play, 0)?.frame.rule).toBe('goods')
  })
})
