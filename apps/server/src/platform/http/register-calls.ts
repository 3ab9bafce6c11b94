import { Readable } from 'node:stream'
import type { Call, Upload } from '@vizit/contract/call.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestHash as hashOfRequest } from '../idempotency/request-hash.ts'
import {
  acceptFileStreams,
  acceptRawFiles,
  isFile,
  isFileStream,
  wrongEncoding,
  wrongMediaType,
} from './accept-raw-files.ts'
import { actorOf, isForeignFeed } from './actor.ts'
import { type ParsedRequest, type Route, refuse } from './handle-call.ts'
import { JsonText } from './json-text.ts'
import { inLanguage, languageOf } from './language.ts'
import { Content } from './raw-content.ts'
import { Refused } from './refusal.ts'
import { accessCodeOf, rangeOf } from './request-headers.ts'
import { schemaOf } from './schema-of.ts'
import type { WrongField } from './wrong-fields.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route answers. */
    call?: Call
    /** The errors that the call's rules find in a body with invalid fields. */
    rules?: (body: Readonly<Record<string, unknown>>) => readonly WrongField[]
  }
}

const KEY = /^[\x21-\x7e]{1,128}$/

/** Registers a module's routes: the one place where calls meet HTTP. */
export function register<D>(app: FastifyInstance, routes: readonly Route<D>[], deps: D): void {
  if (routes.some(({ call }) => call.upload?.streamed)) acceptFileStreams(app)
  else if (routes.some(({ call }) => call.upload)) acceptRawFiles(app)
  for (const { call, answer, rules } of routes) {
    app.route({
      method: call.method,
      url: call.path,
      schema: schemaOf(call),
      ...(call.upload && { bodyLimit: call.upload.maxBytes }),
      // Unpacking it here would cut the line of a damaged file before its sender is told.
      ...(call.upload?.streamed && { decompress: false }),
      config: {
        call,
        ...(rules && { rules: body => rules(body, deps) }),
        ...(call.perAddress && {
          rateLimit: { max: call.perAddress.times, timeWindow: call.perAddress.seconds * 1000 },
        }),
      },
      // After the rate limit, so that nobody can try bearer values without end, and before the body is parsed, so
      // that strangers learn nothing about a call's input.
      preParsing: async (request, reply) => {
        const actor = await actorOf(request, call, app.http)
        if (actor instanceof Refused) return app.http.refused(request, reply, actor)
        request.actor = actor
        // Before the body is parsed as what it says to be, in memory.
        const wrong = call.upload && refusedFile(request.headers, call.upload)
        if (wrong) return app.http.refused(request, reply, wrong)
      },
      handler: async (request, reply) => {
        if (isForeignFeed(request.actor, request.params))
          return app.http.refused(request, reply, new Refused('INVALID_FEED_KEY', {}))
        const key = request.headers['idempotency-key']
        if (
          (call.idempotent || call.freshCode) &&
          key !== undefined &&
          !(typeof key === 'string' && KEY.test(key))
        ) {
          const fields = [{ path: 'Idempotency-Key', problem: 'invalid_format' }]
          return app.http.refused(request, reply, new Refused('INVALID_ARGUMENT', { fields }))
        }
        if (call.upload && !(call.upload.streamed ? isFileStream : isFile)(request.body)) {
          const fields = [{ path: 'body', problem: 'invalid_type' }]
          return app.http.refused(request, reply, new Refused('INVALID_ARGUMENT', { fields }))
        }
        const freshCode = await freshCodeOf(app, request, call, typeof key === 'string' ? key : null)
        if (freshCode instanceof Refused) return app.http.refused(request, reply, freshCode)
        const asked: ParsedRequest<Call> = {
          params: request.params,
          query: request.query,
          body: request.body,
          actor: request.actor as never,
          language: languageOf(request.headers),
          idempotencyKey: call.idempotent && typeof key === 'string' ? key : null,
          accessCode: call.accessCode ? accessCodeOf(request) : null,
          freshCode: freshCode as never,
          range: call.ranges ? rangeOf(request) : null,
          address: request.ip,
          refuse,
          log: request.log,
        }
        return send(app, request, reply, call, await answer(asked, deps))
      },
    })
  }
}

/** Why a file is refused by its headers, before anything of it is read. */
function refusedFile(headers: FastifyRequest['headers'], upload: Upload): Refused | undefined {
  const wrong = wrongMediaType(headers, upload) ?? wrongEncoding(headers, upload)
  if (wrong) return new Refused('INVALID_ARGUMENT', { fields: [wrong] })
  return Number(headers['content-length']) > upload.maxBytes
    ? new Refused('PAYLOAD_TOO_LARGE', {})
    : undefined
}

/** The fresh code of a request, or a refusal if the call needs one and it is missing or wrong. */
async function freshCodeOf(app: FastifyInstance, request: FastifyRequest, call: Call, key: string | null) {
  const { freshCode: rule } = call
  if (!rule) return null
  const given = request.headers['fresh-code']
  if (typeof given !== 'string') {
    return rule.when === undefined ? new Refused('FRESH_CODE_REQUIRED', { deed: rule.deed }) : null
  }
  const body = [key, request.params ?? null, request.body ?? null]
  const requestHash = key === null ? null : hashOfRequest(`${call.method} ${call.path}`, body)
  return app.http.checkFreshCode({ actor: request.actor, deed: rule.deed, given, requestHash })
}

/** Fastify would read a stream to its end for a HEAD request. */
function unread(body: Content['body']): Content['body'] {
  if (!(body instanceof Readable)) return body
  body.destroy()
  return Readable.from([])
}

function cachingOf(call: Call): string {
  if (call.who !== 'anyone' || call.method !== 'GET') return 'no-store'
  return call.cacheSeconds === undefined ? 'no-cache' : `public, max-age=${call.cacheSeconds}`
}

function send(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  given: unknown,
) {
  if (given instanceof Refused) return app.http.refused(request, reply, given)
  reply.status(call.status).header('cache-control', cachingOf(call))
  if (!call.produces?.startsWith('image/')) inLanguage(reply, languageOf(request.headers))
  if (given instanceof Content) {
    if (given.isPart) reply.status(206)
    return reply.headers(given.headers).send(request.method === 'HEAD' ? unread(given.body) : given.body)
  }
  if (call.answer === undefined) return reply.send()
  if (given === undefined && call.nothingMeans) return reply.status(204).send()
  const text = given instanceof JsonText ? given.text : JSON.stringify(given)
  return reply.type('application/json; charset=utf-8').send(text)
}
