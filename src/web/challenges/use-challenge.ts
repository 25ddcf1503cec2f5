import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { goalInWords } from '../../bots/challenges/goal.ts'
import { type ChallengeMessages, useChallengeMessages } from '../messages/challenges/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import type { TableSnapshot } from '../session/session.ts'
import { keptSolving, solvingOf } from './kept-solving.ts'
import { keptTries } from './kept-tries.ts'
import { type OpenedChallenge, openChallenge } from './open-challenge.ts'
import type { Solving } from './solving.ts'
import { type Tried, untried } from './tries.ts'

/** What the sheets of a challenge are made from. */
export interface TriedChallenge extends OpenedChallenge {
  readonly say: ChallengeMessages
  readonly goal: string
  readonly tried: Tried
}

/** The challenge of a table with what was tried of it; undefined while it loads. */
export function useChallenge({ game, challenge: set }: TableSnapshot): TriedChallenge | undefined {
  const { language } = useSpeech()
  const say = useChallengeMessages(language)
  const [opened, setOpened] = useState<OpenedChallenge>()
  const id = set?.id ?? ''
  useEffect(() => void openChallenge(game.id, id).then(setOpened), [game.id, id])
  const tried = useTried(id)
  return useMemo(() => {
    if (say === undefined || opened === undefined) return undefined
    const { challenge, position } = opened
    return { ...opened, say, tried, goal: goalInWords(position.game, position.components, challenge.goal, language) }
  }, [say, opened, tried, language])
}

export const useTried = (id: string): Tried => useKeptTries()[id] ?? untried

export const useKeptTries = () => useSyncExternalStore(keptTries.subscribe, keptTries.get)

/** How well the viewer solves the challenges of a game, as far as this device knows. */
export const useSolving = (game: string): Solving =>
  solvingOf(game, useSyncExternalStore(keptSolving.subscribe, keptSolving.get))

/** The keys that were answered since the challenge began. */
export const keysIn = ({ happened, challenge }: TableSnapshot): readonly string[] =>
  happened.slice((challenge?.from ?? 0) + 1).map(({ key }) => key)
