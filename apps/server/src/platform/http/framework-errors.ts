import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf } from './error-handler.ts'
import { languageOf } from './language.ts'
import { redirectFromScreen } from './long-address.ts'
import { sendRefusal } from './refusal.ts'
import { detail } from './refusal-detail.ts'

/** URLs that the router rejects: too long, or badly encoded. Hooks do not run for them. */
export function frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (redirectFromScreen(request, reply)) return
  const refusal = refusalOf(error, request.id)
  reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id })
  sendRefusal(reply, refusal, detail(refusal.code, languageOf(request.headers), refusal.attributes))
}
