import { useState } from 'react'
import { writeAnnotated } from '../../kernel/record.ts'
import { commentAt } from '../../kernel/variations.ts'
import { keptUnder } from '../analysis/kept-thoughts.ts'
import { navigate } from '../app/navigation.tsx'
import { addressOf } from '../app/route.ts'
import type { Board } from '../boards/board.ts'
import type { LineMessages } from '../messages/lines/messages.ts'
import { useMessages } from '../messages/messages.ts'
import { saidFaultHere } from '../messages/refusals/said.ts'
import { Icon } from '../plates/Icon.tsx'
import { useRecordFile } from '../replay/use-record-file.ts'
import { downloadText } from '../shell/download.ts'
import { BetterTurn } from './BetterTurn.tsx'
import type { Exploring, ExploringState } from './exploring.ts'
import { isKeptAtServer } from './findings-of.ts'
import { LineOpinion } from './LineOpinion.tsx'
import { LineTree } from './LineTree.tsx'
import { packedText } from './shared-link.ts'

/** The lines of a game, what is said of the position, what bots think of the line, and what can be made of it all. */
export function LineSheet({
  id,
  exploring,
  state,
  board,
  say,
}: {
  id: string | undefined
  exploring: Exploring
  state: ExploringState
  board: Board | undefined
  say: LineMessages
}) {
  const messages = useMessages()
  const { annotated, position, fault } = state
  const { line, at } = position
  return (
    <section className="plan-sheet" aria-label={say.board.lines}>
      {fault !== undefined && <p role="alert">{saidFaultHere(fault, messages)}</p>}
      <LineTree exploring={exploring} state={state} board={board} say={say.board} />
      <BetterTurn id={keptUnder(id, annotated.record)} {...{ exploring, state }} say={say.board} />
      {line > 0 && <LineOpinion key={line} annotated={annotated} line={line} play={state.play} say={say} />}
      <div className="plan-notes">
        <label>
          {say.board.comment}
          <textarea
            key={`${line}:${at}`}
            defaultValue={commentAt(annotated, position)}
            rows={2}
            maxLength={2000}
            onBlur={event => exploring.comment(event.target.value)}
          />
        </label>
      </div>
      <Making id={id} state={state} say={say.board} />
    </section>
  )
}

/** A link, a file, or another file. */
function Making({
  id,
  state: { annotated, position },
  say,
}: {
  id: string | undefined
  state: ExploringState
  say: LineMessages['board']
}) {
  const messages = useMessages()
  const [copied, setCopied] = useState(false)
  const { open, fault } = useRecordFile(kept => navigate({ page: 'analysis', id: kept.id }))
  const copy = async (): Promise<void> => {
    const packed = await packedText(writeAnnotated(annotated))
    const address = addressOf({ page: 'shared-analysis', packed, ...position })
    await navigator.clipboard.writeText(new URL(address, location.href).href)
    setCopied(true)
  }
  const name = `${annotated.record.game}-${id ?? 'analysis'}.txt`
  return (
    <>
      <div className="plan-foot">
        <button type="button" className="button" onClick={copy}>
          <Icon name="link" /> {copied ? say.copied : say.link}
        </button>
        <button type="button" className="button" onClick={() => downloadText(name, writeAnnotated(annotated))}>
          <Icon name="download" /> {say.download}
        </button>
        <label className="button line-file">
          {say.openFile}
          <input type="file" className="spoken-only" accept=".txt,.json,.athenaeum" onChange={open} />
        </label>
      </div>
      <small>
        {id !== undefined && (isKeptAtServer(id) ? say.keptThere : say.keptHere)} {say.linkHelp}
      </small>
      {fault !== undefined && <p role="alert">{say.badFile(saidFaultHere(fault, messages))}</p>}
    </>
  )
}
