import { ROW_ID } from '@vizit/domain/validation/code-shapes.ts'
import type { FastifyInstance } from 'fastify'
import { inLanguage, languageOfPage } from '../../../platform/http/language.ts'
import { missingPage } from '../../../platform/http/missing-page.ts'
import type { PagesDeps } from './pages-deps.ts'

const PERMANENT = 301

interface Asked {
  Params: { id: string }
}

/** The page of a medical centre has one address, which names its organisation (docs/decisions/0089); open to anyone. */
export function medcenterRedirect(
  app: FastifyInstance,
  { database, page }: Pick<PagesDeps, 'database' | 'page'>,
): void {
  const missingIn = missingPage(page)
  app.get<Asked>(
    '/medcenters/:id',
    { schema: { hide: true } as object },
    async ({ params, query: asked, url, headers }, reply) => {
      const missing = () => {
        const language = languageOfPage(asked, headers)
        return inLanguage(reply, language)
          .status(404)
          .header('cache-control', 'no-cache')
          .type('text/html; charset=utf-8')
          .send(missingIn(language))
      }
      if (!ROW_ID.test(params.id)) return missing()
      const { rows } = await database.reads.query<{ code: string }>({
        name: 'medcenter-organisation',
        text: 'select p.code from branch b join provider p on p.id = b.provider_id where b.id = $1 and b.active',
        values: [params.id],
      })
      const code = rows[0]?.code
      if (code === undefined) return missing()
      const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
      return reply.redirect(`/clinics/${code}/branches/${params.id}${query}`, PERMANENT)
    },
  )
}
