import type { Box, Point } from '../geometry.ts'

/** The outline of a place around its centre. */
export type Shape =
  | { readonly kind: 'disc'; readonly radius: number }
  | { readonly kind: 'box'; readonly width: number; readonly height: number }

export const halfWidth = (shape: Shape) => (shape.kind === 'disc' ? shape.radius : shape.width / 2)
export const halfHeight = (shape: Shape) => (shape.kind === 'disc' ? shape.radius : shape.height / 2)

/** The box that a place fills when it stands at a point, with some room around it. */
export const boxOf = (shape: Shape, at: Point, room = 0): Box => ({
  x: at.x - halfWidth(shape) - room,
  y: at.y - halfHeight(shape) - room,
  w: 2 * (halfWidth(shape) + room),
  h: 2 * (halfHeight(shape) + room),
})
