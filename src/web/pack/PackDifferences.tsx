import { type ReactNode, useMemo } from 'react'
import { prepared } from '../../kernel/components.ts'
import type { Game } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { useSpeech } from '../messages/messages.ts'
import { useWorkshopMessages } from '../messages/workshop/messages.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { type Difference, differencesIn } from './differences.ts'
import { type Naming, nameOfEntry } from './entry-names.ts'
import { capitalised } from './group-names.ts'
import { useKnowledge } from './knowledge.ts'
import './pack.css'
import { titleOfPack } from './pack-title.ts'

/** What a pack says otherwise than the shipped one, value by value. */
export function PackDifferences({
  game,
  pack,
  onClose,
  onGo,
  onStartAgain,
  children,
}: {
  game: Game
  pack: Json
  onClose: () => void
  /** Opens the component at a path. */
  onGo?: (key: string) => void
  onStartAgain?: () => void
  /** What is said above the table. */
  children?: ReactNode
}) {
  const { language } = useSpeech()
  const messages = useWorkshopMessages(language)
  const knowledge = useKnowledge(game.id, language)
  if (messages === undefined || knowledge === undefined) return null
  const { workshop: say } = messages
  const { name, version } = titleOfPack(pack)
  return (
    <Dialog title={name === '' ? say.comparing : `${name}, ${say.version} ${version}`} wide onClose={onClose}>
      {onStartAgain !== undefined && (
        <button type="button" className="button" onClick={onStartAgain}>
          {say.startAgain}
        </button>
      )}
      {children}
      <DifferenceTable naming={{ game, language, messages, knowledge }} pack={pack} onGo={onGo} />
    </Dialog>
  )
}

function DifferenceTable({
  naming,
  pack,
  onGo,
}: {
  naming: Omit<Naming, 'board'>
  pack: Json
  onGo: ((key: string) => void) | undefined
}) {
  const { game, messages, knowledge } = naming
  const { workshop: say } = messages
  const differences = useMemo(() => differencesIn(knowledge.field, game.pack, pack), [knowledge, game, pack])
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
  if (differences.length === 0) return <p>{say.nothingDiffers}</p>
  return (
    <table className="pack-differences">
      <thead>
        <tr>
          <th scope="col">{say.component}</th>
          <th scope="col">{say.value}</th>
          <th scope="col">{say.shipped}</th>
          <th scope="col">{say.mine}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(one => {
          const name = nameOfEntry(naming, components, { path: one.entry, id: one.id, field: knowledge.field })
          return (
            <tr key={one.path.join('.')}>
              <td>
                {onGo === undefined ? (
                  name
                ) : (
                  <button type="button" className="text-button" onClick={() => onGo(one.entry.join('.'))}>
                    {name}
                  </button>
                )}
              </td>
              <td>{capitalised(place(one) || say.which)}</td>
              <td>{said(one.shipped)}</td>
              <td>
                <b>{said(one.mine)}</b>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
