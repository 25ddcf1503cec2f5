import { useMemo, useState } from 'react'
import type { Advice } from '../../bots/advice.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import type { Asking } from '../question/choices.ts'
import type { TableSnapshot } from '../session/session.ts'
import { type Hinted, hintedOptions } from './hinted.ts'

/** A hint for the question that is open: none asked for, on its way, there, or not to be had. */
export type Hint =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'given'; readonly advice: Advice }
  | { readonly kind: 'failed'; readonly why: string }

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
  advise: () => Promise<Advice>,
): Hinting {
  const { language } = useSpeech()
  const [kept, keep] = useState<{ readonly question: string; readonly hint: Hint }>()
  const question = asking?.id ?? ''
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
      show({ kind: 'thinking' })
      advise().then(
        advice => show({ kind: 'given', advice }),
        (fault: unknown) => show({ kind: 'failed', why: fault instanceof Error ? fault.message : String(fault) }),
      )
    },
    close: () => show(noHint),
  }
}
