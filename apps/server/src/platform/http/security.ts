import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { helmetHeaders } from './security-headers.ts'

export interface SecurityOptions {
  /** Origins that may show the product in a frame, besides its own. */
  readonly frameAncestors: readonly string[]
  /** Requests a minute that one network address may make. */
  readonly requestsPerMinute: number
}

/** Headers that keep strangers' scripts out, and a bound on how fast one address may ask. */
export const security = fastifyPlugin(async (app: FastifyInstance, options: SecurityOptions) => {
  const headers = await helmetHeaders({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine sets sizes and colours by the style attribute.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        // The spoken captcha is fetched by script, then played.
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'", ...options.frameAncestors],
        upgradeInsecureRequests: null,
      },
    },
    // The frame's own rule is frame-ancestors, which knows more than one host.
    frameguard: false,
    // Set by the proxy that ends TLS: the server itself speaks plain HTTP.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  await app.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: '1 minute',
    // On loopback stand the proxy, which knows its clients better, and those who operate the server.
    allowList: request => isLoopback(request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      Object.assign(new Error('too many requests'), { statusCode: 429, retryAfter: Math.ceil(ttl / 1000) }),
  })
})

const isLoopback = (address: string) =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')
