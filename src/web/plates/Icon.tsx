import { memo } from 'react'
import type { IconName } from './icons/icons.ts'

/** An icon in a line of text: as high as the text is set, or `size` in em. */
export const Icon = memo(({ name, size = 1.2 }: { name: IconName; size?: number }) => (
  <svg className="icon" aria-hidden="true" width={`${size}em`} height={`${size}em`}>
    <use href={`#icon-${name}`} />
  </svg>
))

/** An icon on a plate, centred on a point. */
export const IconAt = ({ name, x, y, size }: { name: IconName; x: number; y: number; size: number }) => (
  <use href={`#icon-${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
)
