import { useRef, useState } from 'react'
import { useRoomOf } from '../../use-table-form.ts'
import type { TableInput } from '../table-input.ts'
import { WorldContext } from './use-world.ts'
import { WorldPlate } from './WorldPlate.tsx'
import { worldIn } from './world-layout.ts'

/** The world laid out to fill its window; where the window is too small for it, it scrolls there. */
export function WorldFrame(input: TableInput) {
  const frame = useRef<HTMLDivElement>(null)
  const [{ layout, scale }, lay] = useState(() => worldIn({ width: 0, height: 0 }))
  useRoomOf(frame, room => lay(worldIn(room)))
  const size = { width: `${layout.width * scale}px`, height: `${layout.height * scale}px` }
  return (
    <div className="world-frame" ref={frame} data-follows="">
      <div style={size}>
        <WorldContext value={layout}>
          <WorldPlate {...input} />
        </WorldContext>
      </div>
    </div>
  )
}
