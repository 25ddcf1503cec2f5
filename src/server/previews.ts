import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '../kernel/words.ts'
import { paceIn } from '../protocol/notices/pace-words.ts'
import { noticeText } from '../protocol/notices/words.ts'
import type { Table } from '../tables/table.ts'
import type { Context } from './context.ts'
import { costAt, inShare } from './limits/quotas.ts'
import { linkOf } from './people/sessions.ts'
import type { LiveTables } from './tables/live-tables.ts'

/** What messengers show of a link before anybody opens it. */
export type LinkPreview = (request: FastifyRequest) => Promise<string>

/** The tags for the head of the page at an address: of an invitation who invites to what, of all else nothing. */
export function previews(context: Context, liveTables: LiveTables, hasPicture: (game: string) => boolean): LinkPreview {
  return async request => {
    const [, secret] = /^\/link\/(invite_[\w-]{8,128})$/.exec(request.url.split('?')[0] ?? '') ?? []
    if (secret === undefined) return ''
    try {
      const link = await linkOf(context, secret)
      if (link?.table === undefined) return ''
      await inShare(context.quotas, request.ip, costAt(liveTables, link.table))
      const { table } = await liveTables.look(link.table)
      const site = context.settings.publicUrl ?? `${request.protocol}://${request.host}`
      return tagsOf(table, languageOf(request), site, hasPicture(table.header.game))
    } catch {
      // A link that opens nothing, or too much asked for: the page itself says so.
      return ''
    }
  }
}

function tagsOf(table: Table, language: Language, site: string, hasPicture: boolean): string {
  const { header, game, arrangement, seats } = table
  const about = { language, table: header.id, game: game.title, by: header.host.name }
  const { title } = noticeText({ kind: 'invited', ...about }, header.createdAt)
  const free = seats.filter(seat => seat.kind === 'open').length
  const pace = arrangement.pace === undefined ? [] : [paceIn(language, arrangement.pace).about]
  const words = [...(arrangement.title === undefined ? [] : [`“${arrangement.title}”`]), ...pace]
  const description = [...words, `${seats.length - free}/${seats.length}`, game.words[language].tagline].join(' · ')
  const tags: Readonly<Record<string, string>> = {
    'og:type': 'website',
    'og:site_name': 'Athenaeum',
    'og:title': title,
    'og:description': description,
    ...(hasPicture
      ? { 'og:image': `${site}/previews/${header.game}.png`, 'og:image:width': '1200', 'og:image:height': '630' }
      : {}),
    'twitter:card': hasPicture ? 'summary_large_image' : 'summary',
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
