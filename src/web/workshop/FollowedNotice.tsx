import { useMemo, useState } from 'react'
import { differencesIn } from '../pack/differences.ts'
import { PackDifferences } from '../pack/PackDifferences.tsx'
import type { WorkshopBench } from './bench.ts'
import type { PackUnderWork } from './use-pack-under-work.ts'

/** Says that a pack of an earlier release has taken the values shipped now where its owner has entered nothing, and which. */
export function FollowedNotice({ bench, work }: { bench: WorkshopBench; work: PackUnderWork }) {
  const { workshop: say } = bench.messages
  const { followed } = work
  const [looking, setLooking] = useState(false)
  const values = useMemo(
    () => (followed === undefined ? 0 : differencesIn(bench.knowledge.field, followed.before, followed.after).length),
    [bench, followed],
  )
  if (followed === undefined || values === 0) return null
  return (
    <div className="ws-followed" role="status">
      <p>{say.followed(values)}</p>
      <button type="button" className="text-button" onClick={() => setLooking(true)}>
        {say.seeFollowed}
      </button>
      {work.pack === followed.after && (
        <button type="button" className="text-button" onClick={work.undo}>
          {say.leaveAsBegun}
        </button>
      )}
      <button type="button" className="text-button" onClick={work.dismissFollowed}>
        {say.dismiss}
      </button>
      {looking && (
        <PackDifferences
          game={bench.game}
          before={followed.before}
          pack={followed.after}
          onClose={() => setLooking(false)}
        />
      )}
    </div>
  )
}
