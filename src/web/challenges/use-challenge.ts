import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { counterOf } from '../../bots/challenges/challenge.ts'
import { type ChallengeMessages, useChallengeMessages } from '../messages/challenges/messages.ts'
import { useSpeech } from '../messages/messages.ts'
import type { TableSnapshot } from '../session/session.ts'
import { keptTries } from './kept-tries.ts'
import { type OpenedChallenge, openChallenge } from './open-challenge.ts'
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
    const { goal } = opened.challenge
    const { goal: inWords } = counterOf(opened.position.game, goal)
    return { ...opened, say, tried, goal: (inWords[language] ?? inWords.en)(goal.gain) }
  }, [say, opened, tried, language])
}

export const useTried = (id: string): Tried => useKeptTries()[id] ?? untried

export const useKeptTries = () => useSyncExternalStore(keptTries.subscribe, keptTries.get)
