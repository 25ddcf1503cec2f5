import { type MouseEvent, type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Game, Play } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import type { PackEntry, PackGroup } from '../../kernel/pack-groups.ts'
import type { PathStep } from '../../kernel/pack-size.ts'
import { begin } from '../../kernel/play.ts'
import type { Board } from '../boards/board.ts'
import type { Marks, PlaceName } from '../plates/targets.ts'
import '../table/table-page.css'
import { keyOf, nameOfEntry } from '../pack/entry-names.ts'
import { usePointing } from '../table/use-pointing.ts'
import { useRoom } from '../table/use-room.ts'
import type { AtWork } from './at-work.ts'
import { entryById, entryHolding, namedBy, pathOfPart } from './board-entries.ts'

/** The board of the game as a table would draw it with this pack: a click on a place opens its form beside it. */
export function BoardView({
  bench,
  checked,
  board,
  groups,
  entry,
  onGo,
  children,
}: AtWork & {
  board: Board
  groups: readonly PackGroup[]
  entry: PackEntry
  onGo: (entry: PackEntry | undefined) => void
  children: ReactNode
}) {
  useRoom()
  const { game, language } = bench
  const play = useMemo(() => tableWith(game, checked.sound), [game, checked.sound])
  const [picked, setPicked] = useState<PlaceName>()
  const spoken = useMemo(() => board.spoken(language, play, 0), [board, language, play])
  const pick = useCallback(
    (place: PlaceName) => {
      const part = board.partAt?.(play, place, 0)
      const id = part?.component ?? board.componentAt(play, place)
      const whole = id === undefined ? undefined : entryById(groups, id)
      const found = whole ?? (id === undefined ? undefined : entryHolding(groups, checked.sound, id))
      if (found === undefined) return
      setPicked(place)
      onGo(found)
      const within = part?.part ?? (whole === undefined ? id : undefined)
      if (within !== undefined) showControls(pathOfPart(found, checked.sound, within))
    },
    [board, play, groups, onGo, checked.sound],
  )
  const pointing = usePointing(spoken, () => undefined, pick)
  const byClick = (event: MouseEvent): void => {
    const place = (event.target as Element).closest<HTMLElement>('[data-place]')?.dataset.place
    if (place !== undefined) pick(place)
  }
  const isPicked =
    picked !== undefined && (board.partAt?.(play, picked, 0)?.component ?? board.componentAt(play, picked)) === entry.id
  const marks: Marks = useMemo(() => ({ at: isPicked && picked ? { [picked]: ['selected'] } : {} }), [isPicked, picked])
  return (
    <div className="table-page ws-board-page">
      <main className="table-main" onClickCapture={byClick}>
        <board.Table
          play={play}
          pack={checked.sound}
          language={language}
          seat={0}
          own={false}
          who={seat => String(seat + 1)}
          marks={marks}
          pointing={pointing}
          question=""
        />
      </main>
      <aside className="table-rail ws-board-rail">
        {children}
        <NamedBy bench={bench} checked={checked} groups={groups} entry={entry} onGo={onGo} />
      </aside>
    </div>
  )
}

/** Leads to the controls of a part, once its form is drawn. */
function showControls(path: readonly PathStep[] | undefined): void {
  if (path === undefined) return
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const row = document.querySelector(`[data-path="${path.join('.')}"]`)
      row?.scrollIntoView({ block: 'center' })
      row?.querySelector<HTMLElement>('input:checked, input, select')?.focus({ preventScroll: true })
    }),
  )
}

/** A table of as many as the game takes, before its first answer. */
const tableWith = (game: Game, pack: Json): Play =>
  begin(game, { players: game.players.max, seed: 'workshop', options: { confirm: false }, pack })

/** What leads from here: routes, links, whatever names the open component. */
function NamedBy({
  bench,
  checked,
  groups,
  entry,
  onGo,
}: Pick<AtWork, 'bench' | 'checked'> & {
  groups: readonly PackGroup[]
  entry: PackEntry
  onGo: (entry: PackEntry | undefined) => void
}) {
  const { workshop: say } = bench.messages
  const found = useMemo(
    () => (entry.id === undefined ? [] : namedBy(groups, checked.sound, entry.id)),
    [groups, checked.sound, entry.id],
  )
  if (found.length === 0) return null
  return (
    <nav className="ws-named-by" aria-label={say.goesWith}>
      <h3>{say.goesWith}</h3>
      {found.map(one => (
        <button key={keyOf(one)} type="button" className="button" onClick={() => onGo(one)}>
          {nameOfEntry(bench, checked.components, one, checked.sound)}
        </button>
      ))}
    </nav>
  )
}
