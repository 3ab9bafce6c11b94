import type { FastifyInstance, FastifyReply } from 'fastify'
import { escaped } from '../../../platform/http/page-head.ts'
import { addressesOf } from './heads/addresses.ts'
import type { PagesDeps } from './pages-deps.ts'
import { countPublicPaths, listPublicPaths } from './store/public-paths.ts'

/** Pages in one file: with their languages far below a sitemap's limits of 50,000 addresses and 50 MB. */
const PAGES_A_FILE = 5000
const HOUR_S = 3600

/** The sitemap for search engines (sitemaps.org): an index and its files; open to anyone. */
export function sitemap(app: FastifyInstance, { database, publicUrl }: PagesDeps): void {
  app.get('/sitemap.xml', { schema: { hide: true } as object }, async (_request, reply) => {
    const files = Math.max(1, Math.ceil((await countPublicPaths(database)) / PAGES_A_FILE))
    const entries = Array.from(
      { length: files },
      (_, n) => `<sitemap><loc>${escaped(`${publicUrl}/sitemap-${n + 1}.xml`)}</loc></sitemap>`,
    )
    return xml(reply, `<sitemapindex ${SCHEMA}>\n${entries.join('\n')}\n</sitemapindex>`)
  })

  app.get<{ Params: { file: string } }>(
    '/sitemap-:file(^[1-9]\\d{0,3}$).xml',
    { schema: { hide: true } as object },
    async ({ params }, reply) => {
      const offset = (Number(params.file) - 1) * PAGES_A_FILE
      const paths = await listPublicPaths(database, offset, PAGES_A_FILE)
      if (paths.length === 0 && offset > 0) return reply.callNotFound()
      const entries = paths.flatMap(path => entriesOf(publicUrl + path))
      return xml(reply, `<urlset ${SCHEMA} ${IN_LANGUAGES}>\n${entries.join('\n')}\n</urlset>`)
    },
  )
}

const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const IN_LANGUAGES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** One entry for each language, each naming all languages, as search engines require. */
function entriesOf(url: string): string[] {
  const { alternates } = addressesOf(url, 'ru')
  const links = alternates
    .map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
    )
    .join('')
  return alternates
    .filter(({ language }) => language !== 'x-default')
    .map(({ href }) => `<url><loc>${escaped(href)}</loc>${links}</url>`)
}

const xml = (reply: FastifyReply, body: string) =>
  reply
    .header('cache-control', `public, max-age=${HOUR_S}`)
    .type('application/xml; charset=utf-8')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`)
