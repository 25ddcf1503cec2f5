import { type ChangeEvent, useEffect, useState } from 'react'
import type { Game } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { Link } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { saidFaultHere } from '../messages/refusals/said.ts'
import { downloadText } from '../shell/download.ts'
import { findDraft } from './drafts.ts'
import './pack.css'
import { titleOfPack } from './pack-title.ts'
import { readPack, readPackText, shortHash } from './read-pack.ts'

/** Chooses the components of a table: the standard ones, or a pack from a file, which is checked before it is taken. */
export function PackChooser({
  game,
  pack,
  onChoose,
}: {
  game: Game
  /** The table's own; undefined for the standard ones. */
  pack: Json | undefined
  onChoose: (pack: Json | undefined) => void | Promise<void>
}) {
  const messages = useMessages()
  const { pack: say } = messages
  const [fault, setFault] = useState<unknown>()
  const [mine, setMine] = useState<Json>()
  useEffect(() => {
    findDraft(game.id).then(
      draft => setMine(draft?.pack),
      () => undefined,
    )
  }, [game.id])
  const take = async (read: () => Json | undefined | Promise<Json | undefined>): Promise<void> => {
    setFault(undefined)
    try {
      await onChoose(await read())
    } catch (why) {
      setFault(why)
    }
  }
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? []
    if (file === undefined) return
    await take(async () => readPackText(game, await file.text()))
    event.target.value = ''
  }
  const download = (): void => downloadText(`${game.id}-components.json`, JSON.stringify(game.pack, undefined, 2))
  return (
    <details className="pack-chooser" open={pack !== undefined}>
      <summary>{say.title}</summary>
      <p>{say.help}</p>
      <p role="status">
        <b>{pack === undefined ? say.standard : say.own(shortHash(pack))}</b>
      </p>
      <div className="pack-ways">
        <label className="button">
          {say.choose}
          <input type="file" accept=".json,application/json" className="spoken-only" onChange={choose} />
        </label>
        {mine !== undefined && mine !== pack && (
          <button
            type="button"
            className="button"
            onClick={() => take(async () => readPack(game, await upToDate(game, mine)))}
          >
            {say.mine(titleOfPack(mine).name)}
          </button>
        )}
        {pack !== undefined && (
          <button type="button" className="button" onClick={() => onChoose(undefined)}>
            {say.backToStandard}
          </button>
        )}
        <Link to={{ page: 'workshop', game: game.id }} className="button button--ghost">
          {say.workshop}
        </Link>
        <button type="button" className="button button--ghost" onClick={download}>
          {say.download}
        </button>
      </div>
      {fault !== undefined && (
        <pre role="alert" className="fault pack-fault">
          {saidFaultHere(fault, messages)}
        </pre>
      )}
    </details>
  )
}

/** The pack as the workshop would show it now. What that takes is loaded when somebody wants it. */
async function upToDate(game: Game, pack: Json): Promise<Json> {
  const [{ loadPackDescription }, { followed }] = await Promise.all([
    import('../../games/pack-descriptions.ts'),
    import('../workshop/following.ts'),
  ])
  return followed(await loadPackDescription(game.id), game, pack)
}
