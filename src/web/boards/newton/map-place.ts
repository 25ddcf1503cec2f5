import type { PlaceName } from '../../plates/targets.ts'

/** A place of the map, as the table names it. */
export const mapPlace = (id: string | undefined): PlaceName => `place:${id}`
