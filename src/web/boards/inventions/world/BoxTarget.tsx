import type { ReactNode, SVGProps } from 'react'
import { type Box, centerOf } from '../../../plates/geometry.ts'
import { Target } from '../../../plates/marks/Target.tsx'
import type { PlaceName } from '../../../plates/targets.ts'
import type { TableInput } from '../table-input.ts'

/** A part of a region's display that can be pointed at; what it holds is drawn around the middle of its box. */
export const BoxTarget = ({
  input: { marks, pointing },
  place,
  box,
  children,
}: {
  input: TableInput
  place: PlaceName
  box: Box
  children: ReactNode
}) => (
  <Target
    place={place}
    at={centerOf(box)}
    shape={{ kind: 'box', width: box.w, height: box.h }}
    marks={marks}
    pointing={pointing}
  >
    {children}
  </Target>
)

/** The outline of such a part. */
export const BoxEdge = ({ box: { w, h }, ...look }: { box: Box } & Omit<SVGProps<SVGRectElement>, 'ref'>) => (
  <rect x={-w / 2} y={-h / 2} width={w} height={h} {...look} />
)
