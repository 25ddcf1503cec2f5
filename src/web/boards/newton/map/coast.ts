/** The coast and what stands at its true place, in the pixels of the map plate. */
export interface Coast {
  readonly width: number
  readonly height: number
  readonly land: string
  readonly graticule: string
  readonly places: Readonly<Record<string, readonly [number, number]>>
  readonly ranges: readonly (readonly (readonly [number, number])[])[]
}
