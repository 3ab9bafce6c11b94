import { channel } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { breachesOf } from './check-answer.ts'

/** Told of every answer that the contract does not describe; the tests listen to it (packages/test-kit). */
export const contractBreaches = channel('vizit:contract-breach')

/** Every answer and every refusal of every call passes here before it is sent, and ends in an error unless it fits. */
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
