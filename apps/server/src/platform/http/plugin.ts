import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { errorFacts } from '../observability/error-facts.ts'
import type { Actor, Identify, IdentifyLink } from './actor.ts'
import { checkAnswers } from './check-answers.ts'
import { refusalOf } from './error-handler.ts'
import type { CheckFreshCode } from './fresh-code.ts'
import { inLanguage, languageOf } from './language.ts'
import { type Detail, Refused, sendRefusal } from './refusal.ts'
import { refuseNul } from './refuse-nul.ts'

export interface HttpOptions {
  readonly identify: Identify
  /** Nobody comes by a link unless given. */
  readonly identifyLink?: IdentifyLink
  /** Whether a session is over by the word of the database, which knows of it before any server does. */
  readonly isOver?: (sessionId: string) => Promise<boolean>
  /** No code is right unless given. */
  readonly checkFreshCode?: CheckFreshCode
  readonly detail: Detail
  /** Check every answer and refusal against the contract: development and tests. */
  readonly strict: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call; null where anyone may. */
    actor: Actor | null
  }
  interface FastifyInstance {
    http: {
      readonly identify: Identify
      readonly identifyLink: IdentifyLink
      readonly checkFreshCode: CheckFreshCode
      refused(request: FastifyRequest, reply: FastifyReply, refused: Refused): FastifyReply
    }
  }
}

/** The binding of the contract to HTTP: validation, identity, and the one writer of errors. */
export const httpBinding = fastifyPlugin(async (app: FastifyInstance, options: HttpOptions) => {
  const refused = (request: FastifyRequest, reply: FastifyReply, refusal: Refused) => {
    const language = languageOf(request.headers)
    return sendRefusal(
      inLanguage(reply.header('cache-control', 'no-store'), language),
      refusal,
      options.detail(refusal.code, language, refusal.attributes),
    )
  }
  const { identify, identifyLink = async () => 'UNAUTHENTICATED' as const, strict } = options
  const { isOver = async () => false } = options
  const { checkFreshCode = async () => new Refused('FRESH_CODE_EXPIRED', {}) } = options
  app.decorate('http', { identify, identifyLink, checkFreshCode, refused })
  app.decorateRequest('actor', null)
  // Where patients wait for an answer it is written as it is.
  if (strict) checkAnswers(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => answer => JSON.stringify(answer))
  app.addHook('preValidation', async (request, reply) => {
    const refusal = refuseNul(request)
    return refusal && refused(request, reply, refusal)
  })
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalOf(error, request.id, request)
    // The error's own text may quote what the patient sent, so only its kind and place are logged.
    const facts = errorFacts(error)
    if (refusal.code === 'SERVICE_UNAVAILABLE') request.log.warn(facts, 'an outage')
    if (refusal.code !== 'UNEXPECTED_PROBLEM') return refused(request, reply, refusal)
    if (await wasSignedOut(request)) {
      request.log.warn(facts, 'the session ended under its call')
      return refused(request, reply, new Refused('SESSION_EXPIRED', {}))
    }
    request.log.error(facts, 'unexpected problem')
    return refused(request, reply, refusal)
  })

  /** Of a deleted account nothing is found that was there when its call began: that is no problem of ours. */
  async function wasSignedOut({ actor, log }: FastifyRequest): Promise<boolean> {
    if (!actor || !('sessionId' in actor)) return false
    try {
      return await isOver(actor.sessionId)
    } catch (error) {
      log.error(errorFacts(error), 'nobody could say whether a session is over')
      return false
    }
  }
})
