import type { Box } from '../../../plates/geometry.ts'
import { focusParts } from '../../../plates/marks/focus.ts'
import { boxOf } from '../../../plates/marks/shape.ts'
import type { Marks } from '../../../plates/targets.ts'
import type { NewtonComponents } from '../components.ts'
import { trackPlace } from './track-layout.ts'

/** The parts of the tracks that a question is about. */
export const tracksFocus = (components: NewtonComponents, marks: Marks): readonly Box[] =>
  focusParts(marks, place => {
    const standing = trackPlace(place, components)
    return standing && boxOf(standing.shape, standing.at, 8)
  })
