import { describe, expect, it } from 'vitest'
import {
  blocked,
  given,
  isFinished,
  legal,
  legalTo,
  player,
  prestige,
  question,
  score,
  told,
  when,
} from './testing/scenario.ts'

/** Four complete Projects, and one that only lacks 2 Steam at (5,1). */
const four = [
  'neon-lamp 0 1 0!',
  'gramophone 3 4 0!',
  'motorcycle 3 0 3',
  'espresso-machine 1 4 0!',
  'vacuum-cleaner 3 2 0!',
  'res-copper-manual-1 0 0 0',
  'res-copper-automated-1 0 5 1',
  'res-scientific-steel-1 0 6 1',
  'res-steel-automated-1 1 1 1',
  'res-steel-scientific-1 1 2 1',
  'res-steel-electricity-1 1 3 1',
  'res-manual-steam-1 1 4 0',
  'res-manual-steel-1 2 0 1',
  'res-steel-manual-1 2 2 1',
  'res-scientific-copper-1 3 1 0',
  'res-empirical-automated-1 3 3 0',
  'res-steel-empirical-1 3 6 2',
  'res-copper-electricity-1 4 3 3',
  'res-manual-copper-1 4 6 2',
]
const jury = (count: number) => Array.from({ length: count }, (_, at) => (at % 2 === 0 ? 'steam' : 'electricity'))

describe('the end of the game', () => {
  it('E-10.2, E-11.1, E-11.5, E-R16, E-X39: the tenth round ends with its Jury tile; cards stay out, the others have one turn', () => {
    const scene = given({
      seats: [{ played: ['academy'] }, { hand: ['skyscraper', 'meeting-room'], money: 0 }, { hand: ['meeting-room'] }],
      jury: jury(11),
    })
    expect(scene.play.state.round).toBe(10)
    const { station } = scene.play.state
    const after = when(scene).answers('play:meeting-room', 'stop')
    expect(after.play.state.jury).toHaveLength(12)
    expect(after.play.state.endedBy).toBe(0)
    expect(after.play.state.station).toEqual(station)
    expect(player(after).played).toEqual(['academy', 'meeting-room'])
    expect(question(after)).toEqual({ rule: 'choose-card', seat: 1 })
    expect(legal(after)).toEqual(['play:skyscraper', 'pass'])
    expect(blocked(after, 'play:meeting-room')).toMatchObject({ why: 'no-meeting-at-end', rule: 'E-11.5' })
    const done = when(after).answers('play:skyscraper')
    expect(isFinished(done)).toBe(true)
    expect(player(done, 1).money).toBe(4)
    expect(told(done)).toContain('game-ended')
  })

  it('E-11.5: a player may pass, must pass with Meeting Room alone, and is not blocked by the neighbour', () => {
    const scene = given({ seats: [{ played: ['academy'] }, {}, { hand: ['meeting-room'] }], jury: jury(11) })
    const after = when(scene).answers('play:meeting-room', 'stop')
    expect(isFinished(when(after).answers('pass'))).toBe(true)
    const two = given({ seats: [{ played: ['academy'] }], jury: jury(11) })
    const last = when(two).answers('play:meeting-room', 'stop', 'play:skyscraper')
    expect(question(last)).toEqual({ rule: 'choose-card', seat: 2 })
    expect(legalTo(last, 'play')).toContain('skyscraper')
    expect(isFinished(when(last).answers('play:skyscraper'))).toBe(true)
  })

  const nearly = {
    tokens: {
      'steel-9': [0],
      'copper-10': [1],
      'manual-10': [1],
      'automated-10': [1],
      'scientific-10': [2],
      'empirical-10': [2],
    },
    rowChits: {
      copper: 'paris-1889',
      manual: 'chicago-1893',
      automated: 'brussels-1897',
      scientific: 'paris-1900',
      empirical: 'liege-1905',
    },
  }

  it('E-11.2, E-11.4, E-11.8, E-R35, E-X40: with a token at the end of every row the action is finished, then the last turns', () => {
    const scene = given(nearly)
    const { station, academy } = scene.play.state
    const fired = when(scene).answers('play:journal', 'advance:steel-9')
    expect(fired.play.state.rowChits[0]).toBe('milan-1906')
    expect(fired.play.state.endedBy).toBe(0)
    expect(question(fired)).toEqual({ rule: 'patents', seat: 0 })
    const last = when(fired).answers('enter:copper', 'stop')
    expect(question(last)).toEqual({ rule: 'choose-card', seat: 1 })
    expect(last.play.state.jury).toHaveLength(2)
    expect([last.play.state.station, last.play.state.academy]).toEqual([station, academy])
    expect(legalTo(last, 'play')).toContain('journal')
    expect(isFinished(when(last).answers('pass', 'pass'))).toBe(true)
  })

  it('E-11.4: a trigger in a Meeting Room turn still places the Jury tile, and skips the rest', () => {
    const scene = given({ ...nearly, seats: [{ played: ['academy'] }] })
    const { station } = scene.play.state
    const after = when(scene).answers('play:meeting-room', 'advance:steel-9', 'money')
    expect(after.play.state.jury).toHaveLength(3)
    expect(after.play.state.station).toEqual(station)
    expect(player(after).played).toEqual(['academy', 'meeting-room'])
    expect(question(after)).toEqual({ rule: 'choose-card', seat: 1 })
  })

  it('E-11.3, E-11.4, E-11.6, E-11.7, E-11.8, E-R32, E-R34, E-R35, E-X38, E-X56: the fifth Project ends the game after the action', () => {
    const scene = given({
      jury: ['steam', 'steam', 'electricity', 'steam', 'electricity', 'steam', 'electricity'],
      seats: [
        {
          lab: four,
          reserve: ['res-steam-empirical-1', 'res-automated-scientific-1'],
          cleared: ['1 1', '1 5', '4 1', '4 5'],
          played: ['academy', 'journal'],
        },
        { played: ['laboratory'] },
        { played: ['skyscraper'] },
      ],
    })
    const { station, academy, jury: votes, round } = scene.play.state
    expect(round).toBe(6)
    const fifth = when(scene).answers('play:laboratory', 'remove:scrap:2-3', 'place:res-steam-empirical-1:5-1:0')
    expect(prestige(fifth)).toBe(5 * 2)
    expect(fifth.play.state.endedBy).toBe(0)
    expect(fifth.play.state.agenda.at(-1)).toMatchObject({ rule: 'laboratory', seat: 0, left: 1 })
    const last = when(fifth).answers('stop')
    expect(question(last)).toEqual({ rule: 'choose-card', seat: 1 })
    expect(legalTo(last, 'play')).toEqual(['train-station', 'academy', 'journal', 'skyscraper'])
    expect([last.play.state.station, last.play.state.academy, last.play.state.jury]).toEqual([station, academy, votes])
    const next = when(last).answers('play:journal', 'enter:steel', 'stop')
    expect(question(next)).toEqual({ rule: 'choose-card', seat: 2 })
    expect(legalTo(next, 'play')).toContain('journal')
    const over = when(next).answers('play:train-station', 'stop')
    expect(isFinished(over)).toBe(true)
    expect(score(over).reasons).toEqual({ projects: 10, jury: 2 * 2 })
    expect(over.events.filter(({ type }) => type === 'end-triggered')).toHaveLength(1)
  })

  it('E-11.3: five complete Projects are needed', () => {
    expect(given().play.components.pack.limits.projectsToEnd).toBe(5)
  })
})
