import { channel } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { breachesOf } from './check-answer.ts'

/** Receives every answer that does not fit the contract; the tests listen (packages/test-kit). */
export const contractBreaches = channel('vizit:contract-breach')

/** Checks every answer and refusal before it is sent; one that does not fit becomes an error. */
export function checkAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { call } = request.routeOptions.config
    if (!call || request.method === 'HEAD') return payload
    const breaches = breachesOf(call, {
      status: reply.statusCode,
      type: String(reply.getHeader('content-type') ?? ''),
      text: typeof payload === 'string' ? payload : undefined,
    })
    if (breaches.length === 0) return payload
    const told = `${call.method} ${call.path} answers what its contract does not say: ${breaches.join(', ')}`
    contractBreaches.publish(told)
    throw new Error(told)
  })
}
