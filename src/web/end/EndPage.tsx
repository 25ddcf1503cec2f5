import { useCallback, useEffect, useState } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import { writeRecord } from '../../kernel/record.ts'
import { Moments } from '../analysis/Moments.tsx'
import { Link, navigate } from '../app/navigation.tsx'
import { keepLearnt } from '../learn/progress.ts'
import { countResult } from '../levels/kept-strength.ts'
import { useSpeech } from '../messages/messages.ts'
import { TablePeople } from '../people/TablePeople.tsx'
import { Icon } from '../plates/Icon.tsx'
import { RatedResult } from '../rated/RatedResult.tsx'
import type { TableSnapshot } from '../session/session.ts'
import { SharePicture } from '../share/picture/SharePicture.tsx'
import { ShareGame } from '../share/ShareGame.tsx'
import { downloadText } from '../shell/download.ts'
import type { OpenedTable } from '../table/use-session.ts'
import { Remarks } from '../watch/Remarks.tsx'
import './end.css'
import { KeyMoments } from './KeyMoments.tsx'
import { PointsChart } from './PointsChart.tsx'
import { resultTextOf } from './result-text.ts'
import { TaughtScores } from './TaughtScores.tsx'

/** The end: who won and by how much, where every point came from, how it grew, and what can be done next. */
export function EndPage({
  snapshot,
  opened,
  onSeeBoards,
}: {
  snapshot: TableSnapshot
  opened: OpenedTable
  onSeeBoards: () => void
}) {
  const { messages, language } = useSpeech()
  const { end, site } = messages
  const { game, play, scores = [], seats, seat, id, happened } = snapshot
  const { commands } = opened.session
  const [meeting, setMeeting] = useState(false)
  useEffect(() => keepResult(snapshot), [snapshot])
  const who = useCallback((one: Seat) => seats[one]?.name ?? String(one + 1), [seats])
  if (play === undefined) return null
  const download = async (): Promise<void> => downloadText(`${game.id}-${id}.txt`, writeRecord(await commands.record()))
  const rematch = async (): Promise<void> => navigate({ page: 'table', id: await commands.rematch() })
  const result = resultTextOf(scores, seat, { who, words: game.words[language], end })
  const { ended, endedHelp } = messages.absence
  const { title, notes } = snapshot.ended ? { title: ended, notes: [endedHelp] } : result
  return (
    <div className="end-page">
      <header className="end-head">
        <Link to={{ page: 'home' }} className="table-title">
          {site.name}
        </Link>
        <span>{game.title}</span>
        <span className="table-space" />
        <button type="button" className="button button--ghost" onClick={onSeeBoards}>
          <Icon name="whole" /> {end.boards}
        </button>
      </header>
      <main>
        <div className="end-verdict">
          <Icon name="trophy" size={3} />
          <div>
            <h1>{title}</h1>
            {notes.map(note => (
              <p key={note}>{note}</p>
            ))}
          </div>
          <span className="table-space" />
          <Link to={{ page: 'replay', id }} className="button button--big">
            <Icon name="play" /> {end.replay}
          </Link>
          <ShareGame record={commands.record} text={`${game.title}: ${title}`} />
          <SharePicture snapshot={snapshot} board={opened.board} who={who} />
          <button type="button" className="button button--big" onClick={download}>
            <Icon name="download" /> {end.download}
          </button>
          <button type="button" className="button button--big button--ink" onClick={rematch}>
            <Icon name="restart" /> {end.rematch}
          </button>
          {commands.shared !== undefined && (
            <button type="button" className="text-button" onClick={() => setMeeting(true)}>
              {messages.people.atTable}
            </button>
          )}
          {meeting && <TablePeople snapshot={snapshot} onClose={() => setMeeting(false)} />}
        </div>
        <div className="end-body">
          <div className="end-side">
            <RatedResult snapshot={snapshot} who={who} />
            <TaughtScores snapshot={snapshot} play={play} opened={opened} who={who} />
            <Moments snapshot={snapshot} board={opened.board} who={who} record={commands.record} />
          </div>
          <div className="end-side">
            <PointsChart play={play} happened={happened} scores={scores} board={opened.board} who={who} />
            <KeyMoments snapshot={snapshot} board={opened.board} who={who} />
            <Remarks snapshot={snapshot} commands={commands} />
          </div>
        </div>
      </main>
    </div>
  )
}

/** What a person's own finished game says of them; a lesson's says nothing. */
function keepResult(snapshot: TableSnapshot): void {
  const { lesson, seat, ended, game } = snapshot
  if (lesson !== undefined || seat === undefined || ended) return
  countResult(snapshot)
  keepLearnt(game.id, 'game')
}
