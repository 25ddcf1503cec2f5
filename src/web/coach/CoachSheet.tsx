import { useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import type { Playing } from '../table/use-playing.ts'
import './coach.css'
import { GoalSaid, NoticeSaid, RuleSaid } from './RemarkSaid.tsx'
import type { CoachRemark } from './remarks.ts'
import { isNewHere, ShownFirst } from './ShownFirst.tsx'
import { TurnSaid } from './TurnSaid.tsx'
import type { Coach } from './use-coach.ts'

/** What the coach says, one thing at a time, between the question and its answers, of which it covers none. */
export function CoachSheet({ coach, playing }: { coach: Coach; playing: Playing }) {
  const { coach: say } = useMessages()
  const { asking, who } = playing
  const question = asking?.id ?? ''
  const [turned, turn] = useState({ question, at: 0 })
  const { remarks } = coach
  const at = turned.question === question ? Math.min(turned.at, remarks.length - 1) : 0
  const remark = remarks[at]
  if (remark === undefined) return null
  const turnTo = (next: number): void => {
    coach.show(undefined)
    turn({ question, at: next })
  }
  return (
    <section className="coach" aria-label={say.title} aria-busy={coach.thinks}>
      <header>
        <Icon name="fist" size={1.5} /> <h2>{titleOf(remark, say, who)}</h2>
        {remarks.length > 1 && (
          <span className="coach-steps">
            <button
              type="button"
              className="text-button"
              aria-label={say.previous}
              disabled={at === 0}
              onClick={() => turnTo(at - 1)}
            >
              <Icon name="stepBack" />
            </button>
            <span>{say.remark(at + 1, remarks.length)}</span>
            <button
              type="button"
              className="text-button"
              aria-label={say.next}
              disabled={at === remarks.length - 1}
              onClick={() => turnTo(at + 1)}
            >
              <Icon name="stepOn" />
            </button>
          </span>
        )}
        <button type="button" className="text-button coach-less" onClick={() => coach.speak('warnings')}>
          {say.less}
        </button>
      </header>
      <div className="coach-said" aria-live="polite">
        <RemarkSaid remark={remark} coach={coach} playing={playing} />
        {isNewHere(playing.snapshot) && <ShownFirst game={playing.snapshot.game.id} />}
      </div>
    </section>
  )
}

function titleOf(remark: CoachRemark, say: ReturnType<typeof useMessages>['coach'], who: Playing['who']): string {
  switch (remark.kind) {
    case 'opening':
      return say.opening
    case 'rule':
      return say.ruleMet
    case 'goal':
      return say.goal(remark.part)
    case 'notice':
      return say.notice
    case 'turn':
      return say.turnOf(who(remark.mover))
  }
}

function RemarkSaid({ remark, coach, playing }: { remark: CoachRemark; coach: Coach; playing: Playing }) {
  const { game } = playing.snapshot
  switch (remark.kind) {
    case 'opening':
    case 'rule':
      return <RuleSaid remark={remark} game={game} />
    case 'goal':
      return <GoalSaid remark={remark} game={game} />
    case 'notice':
      return <NoticeSaid remark={remark} game={game} coach={coach} />
    case 'turn':
      return <TurnSaid remark={remark} coach={coach} playing={playing} key={remark.episode.id} />
  }
}
