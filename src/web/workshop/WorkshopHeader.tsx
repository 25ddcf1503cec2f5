import { type ChangeEvent, useState } from 'react'
import type { PackEntry, PackGroup } from '../../kernel/pack-groups.ts'
import { Link, navigate } from '../app/navigation.tsx'
import { playable } from '../home/shelf-of-games.ts'
import { useMessages } from '../messages/messages.ts'
import { saidFaultHere } from '../messages/refusals/said.ts'
import { keyOf, nameOfGroup } from '../pack/entry-names.ts'
import { fileOf } from '../pack/pack-title.ts'
import { readUnderWork } from '../pack/read-pack.ts'
import { Icon } from '../plates/Icon.tsx'
import { LanguageChoice } from '../settings/LanguageChoice.tsx'
import { downloadText } from '../shell/download.ts'
import type { WorkshopBench } from './bench.ts'
import { FollowedNotice } from './FollowedNotice.tsx'
import { enteredIn, type IsDone } from './progress.ts'
import { ShareButton } from './ShareButton.tsx'
import type { PackUnderWork } from './use-pack-under-work.ts'

/** Which game, the file in and out, and the open stack as so many little cards. */
export function WorkshopHeader({
  bench,
  work,
  isDone,
  group,
  entry,
  sound,
  onBoard,
  onToggleBoard,
}: {
  bench: WorkshopBench
  work: PackUnderWork
  isDone: IsDone
  group: PackGroup
  entry: PackEntry
  /** Whether the pack can be played. */
  sound: boolean
  /** Whether the board is shown rather than the stack. */
  onBoard: boolean
  onToggleBoard: (() => void) | undefined
}) {
  const { site } = useMessages()
  const { workshop: say } = bench.messages
  return (
    <header className="ws-header">
      <div className="ws-title">
        <Link to={{ page: 'home' }} className="ws-home" aria-label={site.home}>
          <Icon name="home" />
        </Link>
        <h1>{say.title}</h1>
        <select
          className="ws-game"
          aria-label={say.game}
          value={bench.game.id}
          onChange={event => navigate({ page: 'workshop', game: event.target.value })}
        >
          {playable.map(({ id, title }) => (
            <option key={id} value={id}>
              {title.split(': ')[0]}
            </option>
          ))}
        </select>
        <p>{say.lead}</p>
        <LanguageChoice label={site.language} />
        {onToggleBoard !== undefined && (
          <button type="button" className="button ws-to-board" aria-pressed={onBoard} onClick={onToggleBoard}>
            <Icon name={onBoard ? 'log' : 'whole'} /> {onBoard ? say.asList : say.onBoard}
          </button>
        )}
        <Files bench={bench} work={work} />
        <ShareButton bench={bench} work={work} sound={sound} />
      </div>
      <FollowedNotice bench={bench} work={work} />
      <div className="ws-progress">
        <span className="ws-cards" aria-hidden="true">
          {group.entries.map(one => (
            <i
              key={keyOf(one)}
              data-done={isDone(work.pack, one) ? '' : undefined}
              data-open={one === entry ? '' : undefined}
            />
          ))}
        </span>
        {work.isOpened && work.past.length > 0 && (
          <span className="ws-opened" role="status">
            {say.opened}{' '}
            <button type="button" className="text-button" onClick={work.undo}>
              {say.undo}
            </button>
          </span>
        )}
        <b>{say.enteredOf(enteredIn(group, work.pack, isDone), group.entries.length, nameOfGroup(bench, group))}</b>
      </div>
    </header>
  )
}

function Files({ bench, work }: { bench: WorkshopBench; work: PackUnderWork }) {
  const { game, messages } = bench
  const { workshop: say } = messages
  const page = useMessages()
  const [fault, setFault] = useState<string>()
  const open = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? []
    if (file === undefined) return
    try {
      const pack = readUnderWork(game, bench.knowledge.field, await file.text())
      setFault(undefined)
      await work.replace(pack)
    } catch (why) {
      setFault(saidFaultHere(why, page))
    }
    event.target.value = ''
  }
  const save = (): void => {
    const { name, text, pack } = fileOf(game.id, work.pack)
    downloadText(name, text)
    work.change(() => pack)
  }
  return (
    <>
      <label className="button ws-open">
        {say.open}
        <input type="file" accept=".json,application/json" className="spoken-only" onChange={open} />
      </label>
      <button type="button" className="button" onClick={save}>
        <Icon name="download" /> {say.save}
      </button>
      {fault !== undefined && (
        <pre role="alert" className="fault pack-fault">
          {fault}
        </pre>
      )}
    </>
  )
}
