/** Every page of the site and its address. */
export type PageRoute =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string; readonly link?: string }
  /** A link that somebody sent: an invitation, a seat, a view. */
  | { readonly page: 'link'; readonly secret: string }
  | { readonly page: 'replay'; readonly id: string; readonly at?: number; readonly seat?: number }
  /** A game to play on from any of its positions, with its lines. */
  | { readonly page: 'analysis'; readonly id: string; readonly line?: number; readonly at?: number }
  /** The same, where the game itself stands in the address. */
  | { readonly page: 'shared-analysis'; readonly packed: string; readonly line?: number; readonly at?: number }
  /** The mistakes of a seat in a game, to be done better. */
  | { readonly page: 'exercises'; readonly id: string; readonly seat?: number }
  | { readonly page: 'handbook'; readonly game: string; readonly chapter?: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly page: 'components'; readonly game: string; readonly item?: string }
  /** Which values of a game are printed, and which are ours. */
  | { readonly page: 'known'; readonly game: string }
  /** Where an owner of the box enters what is printed; `at` is the component that is open, `shared` a pack that somebody sent. */
  | { readonly page: 'workshop'; readonly game: string; readonly at?: string; readonly shared?: string }
  /** Turns to be found: of all games, or of one. */
  | { readonly page: 'challenges'; readonly game?: string }
  | { readonly page: 'challenge'; readonly game: string; readonly id: string }
  /** The best players of a game. */
  | { readonly page: 'ratings'; readonly game: string }
  /** Free seats that anybody may take. */
  | { readonly page: 'seats' }
  /** Games that others play now. */
  | { readonly page: 'watch' }
  /** Whom the viewer has played with, follows, or has blocked. */
  | { readonly page: 'people' }
  /** How the viewer's games went; of one game more. */
  | { readonly page: 'history'; readonly game?: string }
  /** A person who owns their name. */
  | { readonly page: 'person'; readonly name: string }
  /** A game that somebody shares: all of it is in the address. */
  | { readonly page: 'shared'; readonly packed: string; readonly at?: number; readonly seat?: number }
  /** A game that the server keeps for whoever has the link. */
  | { readonly page: 'shared-game'; readonly id: string; readonly at?: number; readonly seat?: number }
  | { readonly page: 'settings' }
  /** Who the viewer is at the server. */
  | { readonly page: 'you' }
  /** Where a letter leads. */
  | { readonly page: 'mail'; readonly secret: string }
  | { readonly page: 'about' }
  | { readonly page: 'lost' }

export function addressOf(route: PageRoute): string {
  switch (route.page) {
    case 'home':
      return '/'
    case 'table':
      return `/table/${route.id}${route.link === undefined ? '' : `?link=${encodeURIComponent(route.link)}`}`
    case 'link':
      return `/link/${route.secret}`
    case 'mail':
      return `/mail/${route.secret}`
    case 'replay':
      return `/replay/${route.id}${queryOf({ at: route.at, seat: route.seat })}`
    case 'analysis':
      return `/analysis/${route.id}${queryOf({ line: route.line, at: route.at })}`
    case 'shared-analysis':
      return `/analysis${queryOf({ line: route.line, at: route.at })}#${route.packed}`
    case 'exercises':
      return `/exercises/${route.id}${queryOf({ seat: route.seat })}`
    case 'handbook':
      return `/handbook/${route.game}${route.chapter === undefined ? '' : `#${route.chapter}`}`
    case 'rules':
      return `/rules/${route.game}${route.rule === undefined ? '' : `#${route.rule}`}`
    case 'components':
      return `/components/${route.game}${route.item === undefined ? '' : `#${route.item}`}`
    case 'known':
    case 'ratings':
      return `/${route.page}/${route.game}`
    case 'workshop':
      return `/workshop/${route.game}${route.shared === undefined ? '' : `?pack=${encodeURIComponent(route.shared)}`}${route.at === undefined ? '' : `#${route.at}`}`
    case 'challenges':
      return `/challenges${route.game === undefined ? '' : `/${route.game}`}`
    case 'challenge':
      return `/challenges/${route.game}/${route.id}`
    case 'history':
      return `/history${route.game === undefined ? '' : `/${route.game}`}`
    case 'person':
      return `/person/${encodeURIComponent(route.name)}`
    case 'shared-game':
      return `/shared/${route.id}${queryOf({ at: route.at, seat: route.seat })}`
    case 'shared':
      return `/shared${queryOf({ at: route.at, seat: route.seat })}#${route.packed}`
    case 'lost':
      return '/lost'
    default:
      return `/${route.page}`
  }
}

function queryOf(numbers: Readonly<Record<string, number | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, number] of Object.entries(numbers)) if (number !== undefined) query.set(name, String(number))
  return query.size > 0 ? `?${query}` : ''
}

export function routeOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): PageRoute {
  const [page, id = '', within = ''] = pathname.split('/').filter(part => part !== '')
  const query = new URLSearchParams(search)
  const mark = decoded(hash.slice(1))
  if (page === undefined) return { page: 'home' }
  const link = query.get('link')
  if (page === 'table' && id !== '') return { page, id, ...(link === null ? {} : { link }) }
  if (page === 'link' && id !== '') return { page, secret: id }
  if (page === 'mail' && id !== '') return { page, secret: id }
  const moment = { ...numberIn(query, 'at'), ...numberIn(query, 'seat') }
  if (page === 'replay' && id !== '') return { page, id, ...moment }
  const position = { ...numberIn(query, 'line'), ...numberIn(query, 'at') }
  if (page === 'analysis' && id !== '') return { page, id, ...position }
  if (page === 'analysis' && mark !== '') return { page: 'shared-analysis', packed: mark, ...position }
  if (page === 'exercises' && id !== '') return { page, id, ...numberIn(query, 'seat') }
  if (page === 'handbook' && id !== '') return { page, game: id, ...(mark === '' ? {} : { chapter: mark }) }
  if (page === 'rules' && id !== '') return { page, game: id, ...(mark === '' ? {} : { rule: mark }) }
  if (page === 'components' && id !== '') return { page, game: id, ...(mark === '' ? {} : { item: mark }) }
  if ((page === 'known' || page === 'ratings') && id !== '') return { page, game: id }
  const shared = query.get('pack')
  if (page === 'workshop' && id !== '')
    return { page, game: id, ...(mark === '' ? {} : { at: mark }), ...(shared === null ? {} : { shared }) }
  if (page === 'challenges' && within !== '') return { page: 'challenge', game: id, id: within }
  if (page === 'challenges') return { page, ...(id === '' ? {} : { game: id }) }
  if (page === 'history') return { page, ...(id === '' ? {} : { game: id }) }
  if (page === 'person' && id !== '') return { page, name: decoded(id) }
  if (page === 'shared' && id !== '') return { page: 'shared-game', id, ...moment }
  if (page === 'shared' && mark !== '') return { page, packed: mark, ...moment }
  if (page === 'settings' || page === 'you' || page === 'about') return { page }
  if (page === 'seats' || page === 'watch' || page === 'people') return { page }
  return { page: 'lost' }
}

/** A part of an address that was cut off in the middle of a letter is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function numberIn<K extends string>(query: URLSearchParams, name: K): { readonly [key in K]?: number } {
  const value = query.get(name)
  const number = Number(value)
  return value === null || !Number.isInteger(number) || number < 0 ? {} : ({ [name]: number } as { [key in K]: number })
}
