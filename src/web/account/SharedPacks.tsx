import { Link } from '../app/navigation.tsx'
import { titleOf } from '../home/shelf-of-games.ts'
import { useMessages } from '../messages/messages.ts'
import { SharedThings } from './SharedThings.tsx'
import { mySharedPacks, withdrawPack } from './shared-packs.ts'

/** The packs that the viewer has given away by a link. */
export function SharedPacks() {
  const { you } = useMessages()
  return (
    <SharedThings
      title={you.packs}
      help={you.packsHelp}
      load={mySharedPacks}
      withdraw={withdrawPack}
      nameOf={({ name, version }) => `${name} ${version}`}
      show={({ id, game, name, version }, made) => (
        <>
          <Link to={{ page: 'workshop', game, shared: id }}>
            {name} {version}
          </Link>
          <span className="quiet">
            {titleOf(game)}, {made}
          </span>
        </>
      )}
    />
  )
}
