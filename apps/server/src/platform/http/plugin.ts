import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { errorFacts } from '../observability/error-facts.ts'
import type { Actor, Identify, IdentifyFeed, IdentifyLink } from './actor.ts'
import { asksForScreen } from './asks-for-screen.ts'
import { checkAnswers } from './check-answers.ts'
import { refusalOf } from './error-handler.ts'
import type { CheckFreshCode } from './fresh-code.ts'
import { knownMethods, type MethodsOf } from './known-methods.ts'
import { inLanguage, languageOf } from './language.ts'
import { LONGEST_ADDRESS, redirectFromScreen } from './long-address.ts'
import { type Detail, Refused, sendRefusal } from './refusal.ts'
import { queryWithoutNul, refuseNul } from './refuse-nul.ts'

export interface HttpOptions {
  readonly identify: Identify
  /** Reads link tokens; by default none is valid. */
  readonly identifyLink?: IdentifyLink
  /** Reads keys of feeds; by default none is valid. */
  readonly identifyFeed?: IdentifyFeed
  /** Whether a session is over according to the database, which knows it before any server does. */
  readonly isOver?: (sessionId: string) => Promise<boolean>
  /** Checks fresh codes; by default none is correct. */
  readonly checkFreshCode?: CheckFreshCode
  readonly detail: Detail
  /** Check every answer and refusal against the contract; for development and tests. */
  readonly strict: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The actor of the call. Null: anyone may make it. */
    actor: Actor | null
  }
  interface FastifyInstance {
    http: {
      readonly identify: Identify
      readonly identifyLink: IdentifyLink
      readonly identifyFeed: IdentifyFeed
      readonly checkFreshCode: CheckFreshCode
      readonly methodsOf: MethodsOf
      refused(request: FastifyRequest, reply: FastifyReply, refused: Refused): FastifyReply
    }
  }
}

/** Binds the contract to HTTP: validation, identity, and the one place that writes errors. */
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
  const { identifyFeed = async () => 'INVALID_FEED_KEY' as const } = options
  const { isOver = async () => false } = options
  const { checkFreshCode = async () => new Refused('FRESH_CODE_EXPIRED', {}) } = options
  const methodsOf = knownMethods(app)
  app.decorate('http', { identify, identifyLink, identifyFeed, checkFreshCode, methodsOf, refused })
  app.decorateRequest('actor', null)
  // Answers to patients are not checked in production; they are serialized as they are.
  if (strict) checkAnswers(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => answer => JSON.stringify(answer))
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.length <= LONGEST_ADDRESS) return
    const redirected = redirectFromScreen(request, reply)
    if (redirected) return redirected
    // A call itself says which field of a long query is wrong.
    const path = request.url.split('?', 1)[0] ?? ''
    if (path.length > LONGEST_ADDRESS)
      return refused(request, reply, new Refused('INVALID_ARGUMENT', { fields: [] }))
  })
  app.addHook('preValidation', async (request, reply) => {
    const refusal = refuseNul(request)
    if (!refusal) return
    // Whoever follows a broken link to a screen reads a page. A query alone leads to no other site.
    const query = asksForScreen(request) && queryWithoutNul(request.url)
    return query ? reply.redirect(query) : refused(request, reply, refusal)
  })
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalOf(error, request.id, request)
    // The error's own text may quote the patient's input, so only its kind and place are logged.
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

  /** An account that is deleted during its call leads to missing rows, which is not an error of the server. */
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
