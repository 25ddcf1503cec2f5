import { useState } from 'react'
import { navigate } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { ContentsList } from './ContentsList.tsx'
import { Ways } from './HandbookAside.tsx'
import { HandbookSearch } from './HandbookSearch.tsx'
import type { Facts } from './inline.ts'
import type { LoadedHandbook } from './load-handbook.ts'

/** On a phone, within the thumb's reach: a chapter back, contents with search, a chapter on. */
export function ThumbBar({ handbook, facts, inView }: { handbook: LoadedHandbook; facts: Facts; inView: string }) {
  const { handbook: say } = useMessages()
  const [open, setOpen] = useState(false)
  const { id: game, chapters, texts } = handbook
  const at = chapters.findIndex(({ id }) => id === inView)
  const to = (chapter: string | undefined) => () => {
    if (chapter !== undefined) navigate({ page: 'handbook', game, chapter })
  }
  const before = chapters[at - 1]?.id
  const after = chapters[at + 1]?.id
  const close = () => setOpen(false)
  return (
    <>
      <div className="thumb-bar">
        <button type="button" aria-label={say.before} disabled={before === undefined} onClick={to(before)}>
          <Icon name="stepBack" />
        </button>
        <button type="button" className="thumb-contents" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="menu" /> {texts[inView]?.title ?? say.contents}
        </button>
        <button type="button" aria-label={say.after} disabled={after === undefined} onClick={to(after)}>
          <Icon name="stepOn" />
        </button>
      </div>
      {open && (
        <Dialog title={say.contents} onClose={close}>
          <HandbookSearch handbook={handbook} facts={facts} onGo={close} />
          <ContentsList handbook={handbook} inView={inView} onGo={close} />
          <Ways game={game} />
        </Dialog>
      )}
    </>
  )
}
