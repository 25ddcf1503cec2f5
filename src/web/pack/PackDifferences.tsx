import { type ReactNode, useMemo } from 'react'
import { prepared } from '../../kernel/components.ts'
import type { Game } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { fieldAt } from '../../kernel/pack-faults.ts'
import { useSpeech } from '../messages/messages.ts'
import { useWorkshopMessages } from '../messages/workshop/messages.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { type Difference, differencesIn } from './differences.ts'
import { keyOf, type Naming, nameOfEntry, textOf } from './entry-names.ts'
import { capitalised } from './group-names.ts'
import { useKnowledge } from './knowledge.ts'
import './pack.css'
import { titleOfPack } from './pack-title.ts'

/** What a pack says otherwise than the shipped one, or than it did itself, value by value. */
export function PackDifferences({
  game,
  pack,
  before,
  onClose,
  onGo,
  onStartAgain,
  children,
}: {
  game: Game
  pack: Json
  /** What it said before, where it is not compared with the shipped one. */
  before?: Json
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
  const title = name === '' ? say.comparing : `${name}, ${say.version} ${version}`
  return (
    <Dialog title={before === undefined ? title : say.followedTitle} wide onClose={onClose}>
      {onStartAgain !== undefined && (
        <button type="button" className="button" onClick={onStartAgain}>
          {say.startAgain}
        </button>
      )}
      {children}
      <DifferenceTable naming={{ game, language, messages, knowledge }} before={before} pack={pack} onGo={onGo} />
    </Dialog>
  )
}

function DifferenceTable({
  naming,
  before,
  pack,
  onGo,
}: {
  naming: Omit<Naming, 'board'>
  before: Json | undefined
  pack: Json
  onGo: ((key: string) => void) | undefined
}) {
  const { game, messages, knowledge } = naming
  const { workshop: say } = messages
  const differences = useMemo(
    () => differencesIn(knowledge.field, before ?? game.pack, pack),
    [knowledge, game, before, pack],
  )
  const components = useMemo(() => prepared(game, game.pack), [game])
  const nameOf = ({ path, isThere }: Difference, value: string): string => {
    const field = fieldAt(knowledge.field, isThere ? pack : (before ?? game.pack), path)
    const component = field?.kind === 'id' ? textOf(naming, components, value)?.name : undefined
    return component ?? (field?.kind === 'text' ? value : knowledge.nameOf(value))
  }
  const said = (one: Difference, value: Json | undefined): string => {
    if (value === undefined || value === null) return say.absent
    if (typeof value === 'boolean') return value ? say.yes : say.no
    return typeof value === 'string' ? nameOf(one, value) : String(value)
  }
  const place = ({ component, path }: Difference): string =>
    path
      .slice(component.path.length)
      .map(step => (typeof step === 'number' ? String(step + 1) : knowledge.nameOf(step)))
      .join(', ')
  if (differences.length === 0) return <p>{say.nothingDiffers}</p>
  return (
    <table className="pack-differences">
      <thead>
        <tr>
          <th scope="col">{say.component}</th>
          <th scope="col">{say.value}</th>
          <th scope="col">{before === undefined ? say.shipped : say.begunWith}</th>
          <th scope="col">{before === undefined ? say.mine : say.now}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(one => {
          const name = nameOfEntry(naming, components, one.component, one.isThere ? pack : (before ?? game.pack))
          return (
            <tr key={one.path.join('.')}>
              <td>
                {onGo === undefined || !one.isThere ? (
                  name
                ) : (
                  <button type="button" className="text-button" onClick={() => onGo(keyOf(one.component))}>
                    {name}
                  </button>
                )}
              </td>
              <td>{capitalised(place(one) || say.which)}</td>
              <td>{said(one, one.shipped)}</td>
              <td>
                <b>{said(one, one.mine)}</b>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
