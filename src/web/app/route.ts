/** Every page of the site and its address. */
export type PageRoute =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string; readonly link?: string }
  /** A link that somebody sent: an invitation, a seat, a view. */
  | { readonly page: 'link'; readonly secret: string }
  | { readonly page: 'replay'; readonly id: string; readonly at?: number; readonly seat?: number }
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
    case 'replay': {
      const query = new URLSearchParams()
      if (route.at !== undefined) query.set('at', String(route.at))
      if (route.seat !== undefined) query.set('seat', String(route.seat))
      return `/replay/${route.id}${query.size > 0 ? `?${query}` : ''}`
    }
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
    case 'lost':
      return '/lost'
    default:
      return `/${route.page}`
  }
}

export function routeOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): PageRoute {
  const [page, id = '', within = ''] = pathname.split('/').filter(part => part !== '')
  const query = new URLSearchParams(search)
  const mark = decodeURIComponent(hash.slice(1))
  if (page === undefined) return { page: 'home' }
  const link = query.get('link')
  if (page === 'table' && id !== '') return { page, id, ...(link === null ? {} : { link }) }
  if (page === 'link' && id !== '') return { page, secret: id }
  if (page === 'mail' && id !== '') return { page, secret: id }
  if (page === 'replay' && id !== '') return { page, id, ...numberIn(query, 'at'), ...numberIn(query, 'seat') }
  if (page === 'handbook' && id !== '') return { page, game: id, ...(mark === '' ? {} : { chapter: mark }) }
  if (page === 'rules' && id !== '') return { page, game: id, ...(mark === '' ? {} : { rule: mark }) }
  if (page === 'components' && id !== '') return { page, game: id, ...(mark === '' ? {} : { item: mark }) }
  if ((page === 'known' || page === 'ratings') && id !== '') return { page, game: id }
  const shared = query.get('pack')
  if (page === 'workshop' && id !== '')
    return { page, game: id, ...(mark === '' ? {} : { at: mark }), ...(shared === null ? {} : { shared }) }
  if (page === 'challenges' && within !== '') return { page: 'challenge', game: id, id: within }
  if (page === 'challenges') return { page, ...(id === '' ? {} : { game: id }) }
  if (page === 'settings' || page === 'you' || page === 'about') return { page }
  return { page: 'lost' }
}

function numberIn<K extends string>(query: URLSearchParams, name: K): { readonly [key in K]?: number } {
  const value = query.get(name)
  const number = Number(value)
  return value === null || !Number.isInteger(number) || number < 0 ? {} : ({ [name]: number } as { [key in K]: number })
}
