import { writeAnnotated } from '../../kernel/record.ts'
import { Link, navigate } from '../app/navigation.tsx'
import type { LineMessages } from '../messages/lines/messages.ts'
import { nameOf } from './explore-session.ts'
import type { ExploringState } from './exploring.ts'

/** Who is asked at this position, and the way back to the game that was played. */
export function AnalysisCard({
  id,
  state,
  say: { board: say },
}: {
  id: string | undefined
  state: ExploringState
  say: LineMessages
}) {
  const { asked, annotated, position } = state
  const keepHere = async (): Promise<void> => {
    const { keepRecord } = await import('../replay/keep-record.ts')
    navigate({ page: 'analysis', id: (await keepRecord(writeAnnotated(annotated))).id, ...position })
  }
  return (
    <section className="real-table" aria-label={say.title}>
      <p>
        <small>{say.lead}</small>
        <b>{asked === undefined ? say.over : say.asked(nameOf(state, asked))}</b>
      </p>
      {id === undefined ? (
        <button type="button" className="button button--ink" onClick={keepHere}>
          {say.keep}
        </button>
      ) : (
        <Link to={{ page: 'replay', id }} className="button button--ink">
          {say.replay}
        </Link>
      )}
    </section>
  )
}
