import { goalKinds as almaGoals } from '../games/almamater/goal-kinds.ts'
import { pace as almaPace, points as almaPoints } from '../games/almamater/pace.ts'
import { pointSource as almaSource } from '../games/almamater/point-sources.ts'
import { goalKinds as expoGoals } from '../games/expo1906/goal-kinds.ts'
import { pace as expoPace, points as expoPoints } from '../games/expo1906/pace.ts'
import { pointSource as expoSource } from '../games/expo1906/point-sources.ts'
import type { GoalKind } from '../games/goal-kind.ts'
import { goalKinds as inventionsGoals } from '../games/inventions/goal-kinds.ts'
import { pace as inventionsPace, points as inventionsPoints } from '../games/inventions/pace.ts'
import { pointSource as inventionsSource } from '../games/inventions/point-sources.ts'
import { goalKinds as newtonGoals } from '../games/newton/goal-kinds.ts'
import { pace as newtonPace, points as newtonPoints } from '../games/newton/pace.ts'
import { pointSource as newtonSource } from '../games/newton/point-sources.ts'
import type { PaceCounter, PointGroup } from '../games/profiled.ts'
import type { Game } from '../kernel/contract.ts'
import { ways as newtonWays } from './newton/ways.ts'
import type { WayToWin } from './way-to-win.ts'

/** What a game says of itself for its profile. */
export interface Profiled<C = unknown> {
  source(because: string, components: C): PointGroup
  readonly pace: readonly PaceCounter[]
  /** Points as they stand. */
  readonly points: PaceCounter
  /** What its challenges ask for. */
  readonly goals: readonly GoalKind[]
  readonly ways?: readonly WayToWin[]
}

const games: ReadonlyMap<string, Profiled> = new Map<string, Profiled>([
  ['inventions', { source: inventionsSource, pace: inventionsPace, points: inventionsPoints, goals: inventionsGoals }],
  ['newton', { source: newtonSource, pace: newtonPace, points: newtonPoints, goals: newtonGoals, ways: newtonWays }],
  ['expo1906', { source: expoSource, pace: expoPace, points: expoPoints, goals: expoGoals }],
  ['almamater', { source: almaSource, pace: almaPace, points: almaPoints, goals: almaGoals }],
])

/** A game that says nothing has one group for every reason, and no counter but points. */
const silent: Profiled = {
  source: id => ({ id, name: { en: id, it: id } }),
  pace: [],
  points: {
    id: 'points',
    name: { en: 'Points', it: 'Punti' },
    of: (play, seat) => play.game.scores(play).find(score => score.seat === seat)?.total ?? 0,
  },
  goals: [],
}

export const profiledOf = ({ id }: Pick<Game, 'id'>): Profiled => games.get(id) ?? silent
