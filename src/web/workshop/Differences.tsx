import { useMemo } from 'react'
import { prepared } from '../../kernel/components.ts'
import type { Json } from '../../kernel/json.ts'
import { capitalised } from '../known/group-names.ts'
import { Dialog } from '../shell/Dialog.tsx'
import type { WorkshopBench } from './bench.ts'
import type { Difference } from './differences.ts'
import { nameOfEntry } from './entry-names.ts'

/** What an owner's pack says otherwise than the shipped one, value by value. */
export function Differences({
  bench,
  differences,
  onClose,
  onGo,
  onStartAgain,
}: {
  bench: WorkshopBench
  differences: readonly Difference[]
  onClose: () => void
  onGo: (key: string) => void
  onStartAgain: () => void
}) {
  const { messages, knowledge, game } = bench
  const { workshop: say } = messages
  const components = useMemo(() => prepared(game, game.pack), [game])
  const said = (value: Json | undefined): string =>
    value === undefined || value === null
      ? say.absent
      : typeof value === 'string'
        ? knowledge.nameOf(value)
        : typeof value === 'boolean'
          ? value
            ? say.yes
            : say.no
          : String(value)
  const place = ({ entry, path }: Difference): string =>
    path
      .slice(entry.length)
      .map(step => (typeof step === 'number' ? String(step + 1) : knowledge.nameOf(step)))
      .join(', ')
  return (
    <Dialog title={say.comparing} wide onClose={onClose}>
      {differences.length === 0 && <p>{say.nothingDiffers}</p>}
      {differences.length > 0 && (
        <button type="button" className="button" onClick={onStartAgain}>
          {say.startAgain}
        </button>
      )}
      {differences.length > 0 && (
        <table className="ws-differences">
          <thead>
            <tr>
              <th scope="col">{say.component}</th>
              <th scope="col">{say.value}</th>
              <th scope="col">{say.shipped}</th>
              <th scope="col">{say.mine}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(one => (
              <tr key={one.path.join('.')}>
                <td>
                  <button type="button" className="text-button" onClick={() => onGo(one.entry.join('.'))}>
                    {nameOfEntry(bench, components, { path: one.entry, id: one.id, field: knowledge.field })}
                  </button>
                </td>
                <td>{capitalised(place(one) || say.which)}</td>
                <td>{said(one.shipped)}</td>
                <td>
                  <b>{said(one.mine)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}
