import { ROW_ID } from '@vizit/domain/validation/code-shapes.ts'
import type { FastifyInstance } from 'fastify'
import { inLanguage, languageOf } from '../../../platform/http/language.ts'
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
  app.get<Asked>(
    '/medcenters/:id',
    { schema: { hide: true } as object },
    async ({ params, url, headers }, reply) => {
      const missing = () =>
        // The app says what is missing.
        inLanguage(reply, languageOf(headers))
          .status(404)
          .header('cache-control', 'no-cache')
          .type('text/html; charset=utf-8')
          .send(page)
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
