import { useEffect, useRef } from 'react'
import type { Game } from '../../kernel/contract.ts'
import { said } from '../../kernel/translations.ts'
import { Link } from '../app/navigation.tsx'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { RuleLink } from '../question/RuleLink.tsx'
import './learn.css'
import { useRoomWords } from '../table/use-room.ts'
import { NextChapter } from './NextChapter.tsx'
import type { Learning } from './use-lesson.ts'

/** The step of a lesson, above the answers: what to see, what to do, and the way out. */
export function LessonSheet({
  learning: { chapter, place, steps, step, wanted, goOn, leave },
  backToLesson,
  game,
}: {
  learning: Learning
  backToLesson: (() => void) | undefined
  game: Game
}) {
  const { language, messages } = useSpeech()
  const { learn: say } = messages
  const on = useRef<HTMLButtonElement>(null)
  const reads = step !== undefined && step.answers === undefined
  // Whoever reads on by keyboard presses the same key again.
  useEffect(() => {
    if (reads && place.at > 0) on.current?.focus()
  }, [reads, place.at])
  const sheet = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read from its beginning
  useEffect(() => void sheet.current?.scrollTo(0, 0), [place.at])
  const row = wanted?.piece ?? wanted?.choice.id
  const room = useRoomWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a phone that is turned shows another part of the list
  useEffect(() => {
    if (row !== undefined) return bringIntoSight(row)
  }, [row, room])
  return (
    <section ref={sheet} className="lesson" aria-label={say.title} aria-live="polite">
      <header>
        <Icon name="rules" /> <b>{say.chapters[chapter]}</b>
        {step !== undefined && <span>{say.step(place.at + 1, steps)}</span>}
        <button type="button" className="text-button" onClick={leave}>
          {step === undefined ? say.playOn : say.leave}
        </button>
      </header>
      {place.astray ? (
        <p>{say.astray}</p>
      ) : (
        <p>
          {step === undefined ? say.done : said(step.text, language)}{' '}
          {step?.rule !== undefined && <RuleLink game={game.id} rule={step.rule} />}
        </p>
      )}
      {wanted !== undefined && (
        <p className="lesson-now" data-wanted={wanted.choice.id} data-taken={wanted.piece}>
          {say.now(wanted.choice.label)}
        </p>
      )}
      {(place.astray || reads || step === undefined) && (
        <div className="lesson-ways">
          {place.astray && (
            <button type="button" className="button button--ink" onClick={backToLesson}>
              <Icon name="undo" /> {say.backToLesson}
            </button>
          )}
          {reads && (
            <button ref={on} type="button" className="button button--ink" onClick={goOn}>
              {say.goOn} <Icon name="chevron" />
            </button>
          )}
          {step === undefined && (
            <>
              <NextChapter game={game.id} after={chapter} />
              <Link to={{ page: 'home' }} className="button">
                {say.home}
              </Link>
            </>
          )}
        </div>
      )}
    </section>
  )
}

/** How long the list is watched, in milliseconds: what else the sheet says of a new question makes it lower. */
const SETTLES = 1000

/** In a long list the answer that is waited for may be folded away or lie out of sight. Gives a way to leave it at that. */
function bringIntoSight(row: string): () => void {
  const find = () => document.querySelector(`.question [data-choice="${CSS.escape(row)}"]`)
  if (find() === null) document.querySelector<HTMLElement>('.question-list .option--more')?.click()
  const watching = new ResizeObserver(() => find()?.scrollIntoView({ block: 'nearest' }))
  const list = document.querySelector('.question-list')
  if (list !== null) watching.observe(list)
  const timer = setTimeout(() => watching.disconnect(), SETTLES)
  return () => {
    clearTimeout(timer)
    watching.disconnect()
  }
}
