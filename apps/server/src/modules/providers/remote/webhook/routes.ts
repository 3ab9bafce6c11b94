import type { FastifyInstance } from 'fastify'
import type { RemoteDeps } from '../deps.ts'
import { receiveNotification } from './receive-notification.ts'

const BODY_LIMIT = 65_536

/** The routes for a clinic's notifications: a signed call, or the notification of a FHIR Subscription. */
export async function webhookRoutes(app: FastifyInstance, { deps }: { deps: RemoteDeps }): Promise<void> {
  // The signature covers the raw bytes of the body.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.route<{ Params: { providerCode: string } }>({
    // A Subscription with a payload sends it by PUT to the endpoint, followed by the resource's type and id.
    method: ['POST', 'PUT'],
    url: '/api/v2/public/providers/:providerCode/changes',
    bodyLimit: BODY_LIMIT,
    schema: { hide: true },
    handler: async ({ params, headers, body }, reply) => {
      const header = (name: string) => {
        const value = headers[name]
        return Array.isArray(value) ? value[0] : value
      }
      const received = await receiveNotification(
        params.providerCode,
        {
          body: typeof body === 'string' ? body : '',
          authorization: headers.authorization,
          timestamp: header('x-vizit-timestamp'),
          signature: header('x-vizit-signature'),
        },
        deps,
      )
      return received === 'received' ? reply.status(204).send() : reply.callNotFound()
    },
  })
}
