import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Receipt } from '../gateways/gateway.ts'
import { readCallback } from './read-callback.ts'

interface ReceiptOptions {
  /** The last segment of the path; only the provider knows it. */
  readonly secret: string
  receive(receipt: Receipt): Promise<void>
}

/** Route on which a provider with an HTTP interface reports the delivery of messages. */
export function receiptRoutes(app: FastifyInstance, { secret, receive }: ReceiptOptions): void {
  const expected = hashOf(secret)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.route<{ Params: { secret: string } }>({
    method: ['GET', 'POST'],
    url: '/api/v2/public/messages/receipts/:secret',
    schema: { hide: true },
    handler: async ({ params, query, body }, reply) => {
      if (!timingSafeEqual(hashOf(params.secret), expected)) return reply.callNotFound()
      for (const receipt of [...readCallback(query), ...readCallback(body)]) await receive(receipt)
      return reply.status(204).send()
    },
  })
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()
