import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { languageOf } from '../../../platform/http/language.ts'
import { inboxPage } from './inbox-page.ts'
import { readInbox, recipientOf } from './read-inbox.ts'

interface InboxOptions {
  readonly database: Pick<Database, 'db'>
  readonly key: Buffer
  readonly clock: Clock
}

interface InboxQuery {
  readonly to?: string | string[]
}

/** Routes of the development inbox; registered only if no real gateway is configured. */
export function inboxRoutes(app: FastifyInstance, { database, key, clock }: InboxOptions): void {
  const read = ({ to }: InboxQuery) =>
    readInbox(database.db, {
      ...{ key, now: clock.now() },
      to: typeof to === 'string' && to.trim() !== '' ? recipientOf(to) : null,
    })

  app.get<{ Querystring: InboxQuery }>('/dev/messages', { schema: { hide: true } }, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      })
      .send(inboxPage(languageOf(request.headers), await read(request.query))),
  )

  app.get<{ Querystring: InboxQuery }>(
    '/dev/messages.json',
    { schema: { hide: true } },
    async (request, reply) => reply.header('cache-control', 'no-store').send(await read(request.query)),
  )
}
