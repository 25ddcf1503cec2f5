import type { CSSProperties, ReactNode } from 'react'
import { Chips } from '../../plates/marks/Chips.tsx'
import { TargetBox } from '../../plates/marks/TargetBox.tsx'
import type { PlaceName } from '../../plates/targets.ts'
import type { TableInput } from './table-input.ts'

/** A place of the table: it can be pointed at and answered, and what a move would bring there is written on it. */
export function Place({
  table: { marks, pointing },
  place,
  className,
  readable = false,
  style,
  children,
}: {
  table: TableInput
  place: PlaceName
  className: string
  /** It has a text of its own that can be read. */
  readable?: boolean
  style?: CSSProperties
  children?: ReactNode
}) {
  return (
    <TargetBox
      place={place}
      marks={marks}
      pointing={pointing}
      readable={readable}
      className={className}
      {...(style === undefined ? {} : { style })}
    >
      {children}
      <Chips place={place} preview={marks.preview} />
    </TargetBox>
  )
}
