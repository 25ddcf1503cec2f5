import { useEffect, useMemo, useRef, useState } from 'react'
import type { Advice } from '../../bots/advice.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import type { Asking } from '../question/choices.ts'
import type { TableCommands, TableSnapshot } from '../session/session.ts'
import { type Hinted, hintedOptions } from './hinted.ts'

/** A hint for the question that is open: none asked for, on its way, there, or not to be had. */
export type Hint =
  | { readonly kind: 'none' }
  /** `before` it come the thoughts of so many others. */
  | { readonly kind: 'thinking'; readonly before: number }
  | { readonly kind: 'given'; readonly advice: Advice }
  | { readonly kind: 'failed'; readonly why: unknown }

export interface Hinting {
  readonly hint: Hint
  /** What the hint names, best first. */
  readonly hinted: readonly Hinted[]
  ask(): void
  close(): void
}

const noHint: Hint = { kind: 'none' }

const noneHinted: readonly Hinted[] = []

/** Asks for hints. A hint belongs to its question: with the next one it is gone, also if it comes late. */
export function useHint(
  asking: Asking | undefined,
  { play, seat }: TableSnapshot,
  board: Board | undefined,
  advise: TableCommands['advise'],
): Hinting {
  const { language } = useSpeech()
  const [kept, keep] = useState<{ readonly question: string; readonly hint: Hint }>()
  const question = asking?.id ?? ''
  const asked = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the next question nobody wants the hint any more.
  useEffect(() => () => asked.current?.abort(), [question])
  const hint = kept?.question === question ? kept.hint : noHint
  const show = (next: Hint): void =>
    keep(before => (next.kind === 'thinking' || before?.question === question ? { question, hint: next } : before))
  const hinted = useMemo(
    () =>
      hint.kind !== 'given' || asking === undefined || play === undefined || seat === undefined
        ? noneHinted
        : hintedOptions(hint.advice, asking, play, seat, board, language),
    [hint, asking, play, seat, board, language],
  )
  return {
    hint,
    hinted,
    ask() {
      asked.current?.abort()
      const controller = new AbortController()
      const { signal } = controller
      asked.current = controller
      const tell = (next: Hint): void => {
        if (!signal.aborted) show(next)
      }
      const think = (before: number): void => tell({ kind: 'thinking', before })
      think(0)
      advise(think, signal).then(
        advice => tell({ kind: 'given', advice }),
        (why: unknown) => tell({ kind: 'failed', why }),
      )
    },
    close() {
      asked.current?.abort()
      show(noHint)
    },
  }
}
