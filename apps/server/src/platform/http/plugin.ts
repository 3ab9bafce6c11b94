import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { errorFacts } from '../observability/error-facts.ts'
import type { Actor, Identify, IdentifyLink } from './actor.ts'
import { refusalOf } from './error-handler.ts'
import { inLanguage, languageOf } from './language.ts'
import { type Detail, type Refused, sendRefusal } from './refusal.ts'

export interface HttpOptions {
  readonly identify: Identify
  /** Nobody comes by a link unless given. */
  readonly identifyLink?: IdentifyLink
  readonly detail: Detail
  /** Check every answer against the contract and refuse undeclared codes loudly: development and tests. */
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
      readonly strict: boolean
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
  app.decorate('http', { identify, identifyLink, strict, refused })
  app.decorateRequest('actor', null)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => answer => JSON.stringify(answer))
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error, request.id)
    // The error's own text may quote what the patient sent, so only its kind and place are logged.
    if (refusal.code === 'UNEXPECTED_PROBLEM') request.log.error(errorFacts(error), 'unexpected problem')
    return refused(request, reply, refusal)
  })
})
