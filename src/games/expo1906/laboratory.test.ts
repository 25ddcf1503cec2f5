import { describe, expect, it } from 'vitest'
import { preview } from '../../kernel/explain.ts'
import { answerAndRemember, historyOf, rewind } from '../../kernel/history.ts'
import { refusalOf } from '../../kernel/testing/refusal.ts'
import { takeBack } from '../../kernel/testing/take-back.ts'
import { unevenPack } from './testing/other-pack.ts'
import { blocked, given, legal, legalTo, player, prestige, question, told, when } from './testing/scenario.ts'

/** The Lab of E-X11; Cellophane is complete. */
const fed = [
  'cellophane 3 2 0!',
  'res-empirical-copper-1 4 2 1',
  'res-automated-electricity-1 4 4 3',
  'res-steam-scientific-1 3 1 0',
  'telephone 4 4 0',
]
const cleared = ['4 5']

describe('Laboratory', () => {
  it('E-5.6, E-6.2, E-6.3: every tile of the reserve may go to empty cells in every rotation, and to no others', () => {
    const scene = when(given({ seats: [{ reserve: ['airship', 'res-steel-manual-1'] }] })).answers('play:laboratory')
    const ships = legalTo(scene, 'place').filter(key => key.startsWith('airship'))
    const scrap = new Set(['1-1', '1-5', '2-3', '4-1', '4-5'])
    const free = (cells: readonly (readonly [number, number])[]) =>
      cells.every(([row, col]) => row < 6 && col < 7 && !scrap.has(`${row}-${col}`))
    const wanted: string[] = []
    for (let row = 0; row < 6; row++)
      for (let col = 0; col < 7; col++) {
        if (free([0, 1, 2, 3].map(step => [row, col + step]))) wanted.push(`airship:${row}-${col}:0`)
        if (free([0, 1, 2, 3].map(step => [row + step, col]))) wanted.push(`airship:${row}-${col}:1`)
      }
    expect([...ships].sort()).toEqual(wanted.sort())
    expect(legalTo(scene, 'place').filter(key => key.startsWith('res-'))).toHaveLength((42 - 5) * 4)
  })

  it('E-5.6, E-X20: three operations of any mix, then the action is over', () => {
    const scene = given({ seats: [{ reserve: ['cellophane', 'res-steel-manual-1'] }] })
    const after = when(scene).answers(
      'play:laboratory',
      'remove:scrap:2-3',
      'place:cellophane:2-2:0',
      'place:res-steel-manual-1:0-0:2',
    )
    expect(question(after).seat).toBe(1)
    expect(player(after).lab.map(({ tile, row, col, rotation }) => [tile, row, col, rotation])).toEqual([
      ['cellophane', 2, 2, 0],
      ['res-steel-manual-1', 0, 0, 2],
    ])
    expect(player(after).scrap).toHaveLength(4)
  })

  it('E-5.7: the improved card allows four operations', () => {
    const scene = given({ seats: [{ lab: ['improved-laboratory 2 0 0'] }] })
    const after = when(scene).answers(
      'play:laboratory-improved',
      ...['1-1', '1-5', '2-3'].map(cell => `remove:scrap:${cell}`),
    )
    expect(question(after)).toEqual({ rule: 'laboratory', seat: 0 })
    expect(question(when(after).answers('remove:scrap:4-1')).seat).toBe(1)
  })

  it('E-5.8, E-2.6: a removed Resource is discarded, a Project goes under its pile, a Technology is for sale, Scrap is gone', () => {
    const lab = ['telephone 2 0 0', 'res-steel-manual-1 5 0 0', 'batteries 2 4 0']
    const after = when(given({ seats: [{ lab }] })).answers(
      'play:laboratory',
      'remove:telephone',
      'remove:res-steel-manual-1',
      'remove:batteries',
    )
    const { state } = after.play
    expect(state.resourceDiscard).toEqual(['res-steel-manual-1'])
    expect(state.returnedProjects[2]).toEqual(['telephone'])
    expect(state.technologies).toContain('batteries')
    expect(player(after).lab).toEqual([])
    const scrap = when(given()).answers('play:laboratory', 'remove:scrap:1-1', 'stop')
    expect(player(scrap)).toMatchObject({ scrap: [12, 17, 29, 33], cleared: [8] })
  })

  it('E-5.9, E-6.12, E-R7, E-R10, E-X15: what would break a complete Project is refused and says which', () => {
    const scene = when(given({ seats: [{ lab: fed, cleared }] })).answers('play:laboratory')
    for (const tile of ['res-empirical-copper-1', 'res-automated-electricity-1', 'res-steam-scientific-1'])
      expect(blocked(scene, `remove:${tile}`)).toMatchObject({
        why: 'would-break',
        project: 'cellophane',
        rule: 'E-6.12',
      })
    expect(blocked(scene, 'remove:cellophane')).toMatchObject({
      why: 'would-break',
      project: 'cellophane',
      rule: 'E-R7',
    })
    const after = when(scene).answers('remove:telephone')
    expect(after.play.state.returnedProjects[2]).toEqual(['telephone'])
    expect(question(after).rule).toBe('laboratory')
  })

  it('E-6.9, E-6.12, E-X16: with supply to spare a tile may go', () => {
    const lab = [...fed, 'combustion-engines 1 2 0']
    const scene = when(given({ seats: [{ lab, cleared: ['4 5', '2 3'] }] })).answers('play:laboratory')
    expect(legalTo(scene, 'remove')).toContain('res-steam-scientific-1')
    expect(legalTo(scene, 'remove')).not.toContain('res-automated-electricity-1')
    expect(legalTo(when(scene).answers('remove:res-steam-scientific-1'), 'remove')).not.toContain('combustion-engines')
  })

  it('E-6.13, E-6.14, E-12.2, E-X18: a Project placed where all is there completes itself and scores at once', () => {
    const lab = [
      'res-copper-manual-1 3 2 0',
      'res-scientific-copper-1 4 2 0',
      'res-automated-steel-1 5 3 0',
      'res-steam-scientific-1 3 5 2',
    ]
    const scene = given({ seats: [{ lab, reserve: ['refrigerating-machine'] }] })
    const after = when(scene).answers('play:laboratory', 'place:refrigerating-machine:3-3:0')
    expect(prestige(after)).toBe(3)
    expect(player(after).lab.at(-1)).toMatchObject({ tile: 'refrigerating-machine', complete: true })
    expect(told(after)).toContain('project-completed')
    expect(question(after).rule).toBe('laboratory')
  })

  it('E-6.7, E-6.14, E-R23, E-X19: one tile completes two Projects, which both score in the order they were placed', () => {
    const lab = [
      'motorcycle 3 2 0',
      'wire-drawing 4 4 0',
      'espresso-machine 2 5 1',
      'res-scientific-electricity-1 2 6 1',
      'res-empirical-steel-1 4 2 0',
    ]
    const seats = [{ lab, cleared, reserve: ['res-steam-automated-1'] }]
    const tokens = { 'copper-3': [0] }
    const after = when(given({ seats, tokens })).answers('play:laboratory', 'place:res-steam-automated-1:2-4:1')
    expect(prestige(after)).toBe(2 + 1 + 2 + 1)
    const completed = after.events.flatMap(event => (event.type === 'project-completed' ? [event] : []))
    expect(completed).toMatchObject([{ project: 'motorcycle' }, { project: 'espresso-machine' }])
  })

  it('E-6.13, E-6.15: a Project scores once, and later leadership changes nothing', () => {
    const scene = given({ seats: [{ lab: fed, cleared, reserve: ['res-steel-manual-1'] }] })
    const more = when(scene).answers('play:laboratory', 'place:res-steel-manual-1:0-0:0', 'stop')
    expect(prestige(more)).toBe(3)
    const led = when(scene).answers('play:journal', 'enter:copper', 'stop')
    expect(prestige(led)).toBe(3)
    expect(player(led, 1).points).toEqual({ projects: 0, leaders: 0 })
  })

  it('E-6.16: nothing in a Lab is moved by a Laboratory action, and nobody touches another Lab', () => {
    const scene = when(given({ seats: [{ lab: fed, cleared }, { lab: ['batteries 2 0 0'] }] })).answers(
      'play:laboratory',
    )
    expect(legal(scene).some(key => key.startsWith('move'))).toBe(false)
    expect(legalTo(scene, 'remove')).not.toContain('batteries')
  })

  it('operations can be taken back one by one, as long as the turn lasts', () => {
    const { play } = when(given({ seats: [{ reserve: ['cellophane'] }] })).answers('play:laboratory')
    const history = historyOf(play)
    const states = [JSON.stringify(play.state)]
    for (const key of ['place:cellophane:3-2:0', 'remove:scrap:1-1', 'remove:cellophane']) {
      answerAndRemember(history, 0, key)
      states.push(JSON.stringify(history.play.state))
    }
    expect(new Set(states).size).toBe(4)
    answerAndRemember(history, 1, 'play:skyscraper')
    expect(refusalOf(() => takeBack(history, 0)).code).toBe('cannot-undo')
    rewind(history, 2)
    for (const state of states.slice(0, 2).reverse()) {
      takeBack(history, 0)
      expect(JSON.stringify(history.play.state)).toBe(state)
    }
  })

  it('a preview tells which Projects a placement feeds and what each still lacks', () => {
    const scene = when(given({ seats: [{ lab: ['cellophane 3 2 0'], reserve: ['res-empirical-copper-1'] }] })).answers(
      'play:laboratory',
    )
    const option = scene.play.open[0]?.options.find(({ key }) => key === 'place:res-empirical-copper-1:4-2:1')
    if (option === undefined) throw new Error('the placement is offered')
    const seen = preview(scene.play, 0, option)
    expect(seen.events).toContainEqual({
      type: 'project-fed',
      seat: 0,
      project: 'cellophane',
      lacks: { automated: 2, steam: 2 },
    })
    expect(seen.final).toBe(false)
  })
})

describe('repositioning', () => {
  const meet = (lab: readonly string[], more = cleared) =>
    when(given({ seats: [{ lab, cleared: more, played: ['academy'] }] })).answers('play:meeting-room')

  it('E-6.10, E-6.11, E-6.12, E-X17: a needed tile stays until another supplies the same', () => {
    const scene = meet([...fed, 'res-steam-manual-1 0 0 0'])
    expect(blocked(scene, 'move:res-steam-scientific-1:0-6:0')).toMatchObject({
      why: 'would-break',
      project: 'cellophane',
    })
    const moved = when(scene).answers('move:res-steam-manual-1:2-2:1')
    expect(question(moved)).toEqual({ rule: 'reposition', seat: 0 })
    const again = when(moved).answers('move:res-steam-scientific-1:0-6:0')
    expect(question(again)).toEqual({ rule: 'reposition', seat: 0 })
    expect(question(when(again).answers('move:res-steam-scientific-1:0-6:1')).rule).toBe('meeting')
  })

  it('E-6.10, E-R27: moving and turning is one operation, the same tile may go again, as it was is no move', () => {
    const scene = meet(['batteries 2 0 0', 'res-steel-manual-1 5 5 0'], [])
    expect(legal(scene)).not.toContain('move:res-steel-manual-1:5-5:0')
    expect(legal(scene)).toContain('move:res-steel-manual-1:5-5:1')
    expect(legal(scene)).toContain('move:batteries:0-2:0')
    expect(legalTo(scene, 'move').filter(key => key.startsWith('batteries:0-1'))).toEqual([])
    const overlapping = meet(['batteries 2 1 0'], [])
    expect(legal(overlapping)).toContain('move:batteries:2-0:0')
    const after = when(scene).answers(
      'move:res-steel-manual-1:0-6:1',
      'move:res-steel-manual-1:0-6:2',
      'move:res-steel-manual-1:0-6:3',
    )
    expect(question(after).rule).toBe('meeting')
    expect(player(after).lab[1]).toMatchObject({ row: 0, col: 6, rotation: 3 })
  })

  it('E-6.11, E-6.12, E-6.13: a complete Project may move where it stays complete, and scores no second time', () => {
    const lab = ['neon-lamp 3 1 0!', 'electrolysis 4 2 0', 'test-bench 1 2 0', 'batteries 4 4 0']
    const scene = meet(lab, ['2 3', '4 5'])
    expect(blocked(scene, 'move:neon-lamp:3-0:0')).toMatchObject({ why: 'would-break', project: 'neon-lamp' })
    expect(legalTo(scene, 'move').filter(key => key.startsWith('neon-lamp'))).toEqual([
      'neon-lamp:3-2:0',
      'neon-lamp:3-3:0',
    ])
    const after = when(scene).answers('move:neon-lamp:3-2:0')
    expect(player(after).lab[0]).toMatchObject({ col: 2, complete: true })
    expect(prestige(after)).toBe(2)
  })

  it('E-5.14, E-6.16: Scrap is never repositioned', () => {
    expect(legalTo(meet(fed), 'move').some(key => key.startsWith('scrap'))).toBe(false)
  })

  it('E-6.14: repositioning completes Projects too', () => {
    const lab = [
      'cellophane 3 2 0',
      'res-empirical-copper-1 4 2 1',
      'res-automated-electricity-1 4 4 3',
      'res-steam-scientific-1 0 0 0',
    ]
    const after = when(meet(lab, [])).answers('move:res-steam-scientific-1:3-1:0')
    expect(prestige(after)).toBe(3)
  })

  it('E-6.3: nothing can be laid where the board has no cell', () => {
    const scene = given({ pack: unevenPack(), seats: [{ reserve: ['cellophane', 'res-steel-manual-1'] }] })
    const spots = legalTo(when(scene).answers('play:laboratory'), 'place').map(to => to.split(':'))
    const resource = spots.filter(([tile]) => tile === 'res-steel-manual-1').map(([, cell]) => cell)
    expect(resource).toHaveLength((42 - 3 - 5) * 4)
    for (const cell of ['0-0', '5-6', '3-3']) expect(resource).not.toContain(cell)
    const project = spots.filter(([tile]) => tile === 'cellophane').map(([, cell, turn]) => `${cell}:${turn}`)
    expect(project).not.toContain('3-2:0')
    expect(project.length).toBeGreaterThan(0)
  })
})
