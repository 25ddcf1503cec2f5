import { useCallback, useEffect, useState } from 'react'
import type { SharedPackInfo } from '../../protocol/rest.ts'
import { Link } from '../app/navigation.tsx'
import { playable } from '../home/shelf-of-games.ts'
import { useSpeech } from '../messages/messages.ts'
import { mySharedPacks, withdrawPack } from './shared-packs.ts'

/** The packs that the viewer has given away by a link: opened, or withdrawn. */
export function SharedPacks() {
  const { language, messages } = useSpeech()
  const { you } = messages
  const [packs, setPacks] = useState<readonly SharedPackInfo[]>([])
  const load = useCallback(() => mySharedPacks().then(setPacks, () => setPacks([])), [])
  useEffect(() => void load(), [load])
  if (packs.length === 0) return null
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className="account-part">
      <h2>{you.packs}</h2>
      <p className="quiet">{you.packsHelp}</p>
      <ul className="account-tokens" aria-label={you.packs}>
        {packs.map(({ id, game, name, version, createdAt }) => (
          <li key={id}>
            <Link to={{ page: 'workshop', game, shared: id }}>
              {name} {version}
            </Link>
            <span className="quiet">
              {playable.find(one => one.id === game)?.title ?? game}, {you.made(when.format(createdAt))}
            </span>
            <button
              type="button"
              className="button"
              aria-label={you.withdrawOne(`${name} ${version}`)}
              onClick={() => withdrawPack(id).then(load, load)}
            >
              {you.withdraw}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
