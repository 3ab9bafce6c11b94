import { ROW_ID } from '@vizit/domain/validation/code-shapes.ts'
import type { FastifyInstance } from 'fastify'
import type { CatalogueDeps } from '../store/deps.ts'

const PERMANENT = 301

interface Asked {
  Params: { id: string }
}

/** The page of a medical centre has one address, which names its organisation (docs/decisions/0089); open to anyone. */
export function medcenterRedirect(app: FastifyInstance, { database }: Pick<CatalogueDeps, 'database'>): void {
  app.get<Asked>(
    `/medcenters/:id(${ROW_ID.source})`,
    { schema: { hide: true } as object },
    async ({ params, url }, reply) => {
      const { rows } = await database.reads.query<{ code: string }>({
        name: 'medcenter-organisation',
        text: 'select p.code from branch b join provider p on p.id = b.provider_id where b.id = $1 and b.active',
        values: [params.id],
      })
      const code = rows[0]?.code
      // The app says what is missing.
      if (code === undefined) return reply.callNotFound()
      const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
      return reply.redirect(`/clinics/${code}/branches/${params.id}${query}`, PERMANENT)
    },
  )
}
