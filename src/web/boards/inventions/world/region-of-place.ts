import { type Play, regionIndex, regionOf } from '../../../../games/inventions/state.ts'

/** The number of the region, from 0, on whose part of the world a place lies; -1 for none. */
export function regionIndexOf(play: Play, kind: string, id: string): number {
  const { state, components } = play
  switch (kind) {
    case 'region':
    case 'citizens':
    case 'display':
      return regionIndex(play, id)
    case 'knowledge':
      return state.layout.knowledgeTiles.indexOf(id)
    case 'specialists':
      return state.layout.specialistTiles.indexOf(id)
    case 'wealth':
      return state.layout.wealth.findIndex(at => components.wealth[at]?.id === id)
    case 'card':
      return regionOf(play, id)
    case 'token':
      return state.regions.findIndex(({ tokens }) => tokens.some(({ token }) => token === id))
    default:
      return -1
  }
}
