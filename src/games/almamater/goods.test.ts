import { describe, expect, it } from 'vitest'
import { questionFor, resume } from '../../kernel/play.ts'
import { almaMater } from './game.ts'
import { begun, drafted } from './testing/drafting.ts'
import { blocked, changes, legal, legalTo, player, prestige, question, type Scene, when } from './testing/scenario.ts'

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
    now = when(now).answers('take:setup-19:1', 'student:student-art-2')
    expect(prestige(now, 1)).toBe(4)
    expect(now.play.state.levels[1]).toBe(1)
    expect(now.play.state.displays[1]?.books).toEqual([0, 0, 0, 0, 1, 1])
    expect(player(now, 1).books).toEqual([0, 0, 0, 1, 1])
    expect(player(now, 1).students).toEqual(['student-art-2'])
    expect(player(now, 1).ducats).toBe(7)
  })

  it('A-3.8, A-3.9: neither steps nor a student icon may lapse; afterwards all setup cards are gone and round 1 begins', () => {
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
    expect(scene.play.state.levels[0]).toBe(3)
    while (scene.play.state.agenda.at(-1)?.rule === 'goods') scene = when(scene).answers(legal(scene)[0] as string)
    expect(scene.play.state.players.map(one => one.kept)).toEqual([[], []])
    expect(scene.play.state.spentCards).toHaveLength(6)
    expect(question(scene).rule).toBe('turn')
    expect(scene.play.state.turn.green).toBe(0)
  })

  it('A-3.9: steps of setup cards must be taken, further ones that come with them may lapse', () => {
    let scene = atGoods(
      [
        ['setup-23', 'setup-24', 'setup-15'],
        ['setup-01', 'setup-02', 'setup-03'],
      ],
      ['chancellor-agricola', 'chancellor-alberti', 'chancellor-pereira'],
    )
    const { layout } = scene.play.state
    Object.assign(scene.play.state, { layout: { ...layout, research: ['research-a4', ...layout.research.slice(1)] } })
    while (question(scene).seat !== 0) scene = when(scene).answers(legal(scene).at(-1) as string)
    scene = when(scene).answers('take:setup-23:1', 'student:student-law-3', 'take:setup-23:2', 'display:0')
    scene = when(scene).answers('take:setup-15:1', 'step:green', 'step:green')
    expect(question(scene).rule).toBe('recruit-professor')
    scene = when(scene).answers(`professor:${legalTo(scene, 'professor')[0]}`)
    while (question(scene).rule === 'pay-professor') scene = when(scene).answers(legal(scene)[0] as string)
    scene = when(scene).answers('stop', 'take:setup-24:2', 'display:0')
    expect(scene.play.state.levels[0]).toBe(4)
    expect(scene.play.state.turn).toMatchObject({ green: 1, owed: 0 })
    expect(legal(scene)).toEqual(['end-turn', 'step:green'])
  })

  it('A-3.9: a black step does not stand in for a step that must be taken', () => {
    const scene = atGoods(
      [
        ['setup-05', 'setup-01', 'setup-03'],
        ['setup-10', 'setup-18', 'setup-12'],
      ],
      ['chancellor-alberti', 'chancellor-agricola', 'chancellor-pereira'],
    )
    expect(scene.play.state.levels[0]).toBe(1)
    const { state } = scene.play
    Object.assign(state, { turn: { ...state.turn, green: 1, black: 1, owed: 1 } })
    state.players[0]?.books.fill(9)
    Object.assign(state.players[0] ?? {}, { ducats: 9 })
    const again = { ...scene, play: resume(almaMater, scene.play.components, state) }
    expect(legal(again)).toEqual(['step:green', 'step:black'])
    expect(blocked(again, 'end-turn')).toMatchObject({ why: 'steps-left', rule: 'A-3.9' })
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
      while (question(scene).rule === 'goods') scene = when(scene).answers('step:green')
      return scene
    }
    const glareanus = reach('chancellor-glareanus')
    expect(question(glareanus).rule).toBe('recruit-professor')
    const lectured = legalTo(glareanus, 'professor').map(professor => {
      let after = when(glareanus).answers(`professor:${professor}`)
      if (question(after).rule === 'pay-professor') after = when(after).answers(legal(after)[0] as string)
      const given = when(after).answers(`lecture:${professor}`)
      return question(given).rule === 'lecture-order' ? when(given).answers('order:before') : given
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
    Object.assign(taken.turn, { green: 0, owed: 0 })
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
