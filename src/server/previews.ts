import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '../kernel/words.ts'
import { paceIn } from '../protocol/notices/pace-words.ts'
import { noticeText } from '../protocol/notices/words.ts'
import { seatName } from '../tables/record.ts'
import type { Table } from '../tables/table.ts'
import type { Context } from './context.ts'
import { costAt, inShare } from './limits/quotas.ts'
import { opens } from './people/access.ts'
import { linkOf } from './people/sessions.ts'
import { previewWords } from './preview-words.ts'
import type { LiveTables } from './tables/live-tables.ts'

/** What messengers show of a link before anybody opens it. */
export type LinkPreview = (request: FastifyRequest) => Promise<string>

interface Preview {
  readonly title: string
  readonly description: string
  /** Whose picture is shown. */
  readonly game: string
}

/** The game whose picture stands for the whole site. */
const PICTURE = 'newton'

/** The tags for the head of the page at an address: who invites to what, what is to be watched, of all else what the site is. */
export function previews(context: Context, liveTables: LiveTables, hasPicture: (game: string) => boolean): LinkPreview {
  /** A table as whoever has this address may see it: by a link, or because it is public. */
  async function tableAt(request: FastifyRequest, page: string, id: string): Promise<[Table, boolean] | undefined> {
    const link = page === 'link' ? await linkOf(context, id) : undefined
    const table = page === 'link' ? link?.table : id
    if (table === undefined) return undefined
    await inShare(context.quotas, request.ip, costAt(liveTables, table))
    const { table: found } = await liveTables.look(table)
    if (page === 'table') return found.arrangement.visibility === 'public' ? [found, false] : undefined
    if (link === undefined || !opens(link, found, undefined)) return undefined
    if (link.kind === 'invite') return [found, true]
    return link.kind === 'spectate' ? [found, false] : undefined
  }

  async function previewOf(request: FastifyRequest, language: Language): Promise<Preview | undefined> {
    const [page = '', id = ''] = (request.url.split(/[?#]/)[0] ?? '').split('/').slice(1)
    if (
      (page === 'link' && /^(invite|spectate)_[\w-]{8,128}$/.test(id)) ||
      (page === 'table' && /^[\w-]{1,64}$/.test(id))
    ) {
      const [table, invites] = (await tableAt(request, page, id)) ?? []
      if (table === undefined) return undefined
      return invites ? invitationTo(table, language) : watching(table, language)
    }
    const shared = page === 'shared' && /^game_[\w-]{32}$/.test(id) ? await context.store.sharedGame(id) : undefined
    const game = await context.games.load(shared?.game ?? id)
    const { title } = game
    return {
      title: shared === undefined ? title : previewWords[language].shared(title),
      description: game.words[language].tagline,
      game: game.id,
    }
  }

  return async request => {
    const language = languageOf(request)
    const site = context.settings.publicUrl ?? `${request.protocol}://${request.host}`
    // What opens nothing, is nobody's business, or is too much asked for: the page itself says so.
    const found = await previewOf(request, language).catch(() => undefined)
    return tagsOf(
      found ?? { title: 'Athenaeum', description: previewWords[language].site, game: PICTURE },
      site,
      hasPicture,
    )
  }
}

function invitationTo({ header, game, arrangement, seats }: Table, language: Language): Preview {
  const about = { language, table: header.id, game: game.title, by: header.host.name }
  const { title } = noticeText({ kind: 'invited', ...about }, header.createdAt)
  const say = previewWords[language]
  const free = seats.filter(seat => seat.kind === 'open').length
  const words = [
    ...(arrangement.title === undefined ? [] : [`“${arrangement.title}”`]),
    ...(arrangement.pace === undefined ? [] : [paceIn(language, arrangement.pace).about]),
    free === 0 ? say.full : say.free(free),
    game.words[language].tagline,
  ]
  return { title, description: words.join(' · '), game: header.game }
}

function watching({ header, game, seats }: Table, language: Language): Preview {
  const names = seats.flatMap((seat, at) => (seat.kind === 'open' ? [] : [seatName(seat, at)]))
  return {
    title: previewWords[language].watch(game.title),
    description: [names.join(', '), game.words[language].tagline].filter(part => part !== '').join(' · '),
    game: header.game,
  }
}

function tagsOf({ title, description, game }: Preview, site: string, hasPicture: (game: string) => boolean): string {
  const picture = hasPicture(game)
  const tags: Readonly<Record<string, string>> = {
    'og:type': 'website',
    'og:site_name': 'Athenaeum',
    'og:title': title,
    'og:description': description,
    ...(picture
      ? { 'og:image': `${site}/previews/${game}.png`, 'og:image:width': '1200', 'og:image:height': '630' }
      : {}),
    'twitter:card': picture ? 'summary_large_image' : 'summary',
  }
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`)
    .join('\n    ')
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.codePointAt(0)};`)

const languageOf = ({ headers }: FastifyRequest): Language => {
  const wanted = (headers['accept-language'] ?? '').split(',').map(one => one.trim().split(/[-;]/)[0])
  return wanted.find(isLanguage) ?? 'en'
}
