import type { Surfaces } from './use-gestures.ts'
import type { Playing } from './use-playing.ts'

/** What moves above the table: the piece that is dragged, and pieces in flight. */
export function Moving({
  playing: { snapshot, board, answering },
  surfaces: { carried, layer, dragging },
}: {
  playing: Playing
  surfaces: Surfaces
}) {
  const { play } = snapshot
  return (
    <>
      <div className="table-carried" ref={carried} hidden={!dragging} aria-hidden="true">
        {dragging && answering.held !== undefined && board?.Carried !== undefined && play !== undefined && (
          <board.Carried play={play} held={answering.held} />
        )}
      </div>
      <div className="motion-layer" ref={layer} aria-hidden="true" />
    </>
  )
}
