import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type FrameHosts, framePolicy, namedProvider } from './frame-policy.ts'
import { isForwarded, isFromThisMachine } from './from-this-machine.ts'
import { isLoopbackAddress } from './loopback.ts'
import { helmetHeaders } from './security-headers.ts'

export interface SecurityOptions {
  /** Origins that may show the product in a frame, besides its own. */
  readonly frameAncestors: readonly string[]
  /** Requests a minute that one network address may make. */
  readonly requestsPerMinute: number
}

interface SecurityDeps extends SecurityOptions {
  /** Those of one provider: nobody's unless given. */
  readonly frameHosts?: FrameHosts
}

const POLICY = 'content-security-policy'

/** What no page of ours uses, so that nothing that gets into one can either. Codes from SMS are filled in by ours alone. */
const PERMISSIONS =
  'accelerometer bluetooth browsing-topics camera display-capture geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment serial usb'
    .split(' ')
    .map(feature => `${feature}=()`)
    .concat('otp-credentials=(self)')
    .join(', ')

/** Headers that keep strangers' scripts out, and a bound on how fast one address may ask. */
export const security = fastifyPlugin(async (app: FastifyInstance, options: SecurityDeps) => {
  const { [POLICY]: base = '', ...headers } = await helmetHeaders({
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
        // Depends on whose page it is (frame-policy.ts).
        frameAncestors: null,
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
  const policy = framePolicy(base, options.frameAncestors, options.frameHosts)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('permissions-policy', PERMISSIONS).header(POLICY, policy.usual(request.url))
    const provider = namedProvider(request.url)
    if (provider === null) return done()
    policy.of(provider, request.url, request.log).then(own => {
      reply.header(POLICY, own)
      done()
    }, done)
  })
  app.addHook('onRequest', nameUntrustedProxy())
  await app.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: '1 minute',
    // Those who operate the server ask it without a proxy between.
    allowList: request => isFromThisMachine(request),
    errorResponseBuilder: (_request, { ttl }) =>
      Object.assign(new Error('too many requests'), { statusCode: 429, retryAfter: Math.ceil(ttl / 1000) }),
  })
})

/** Says once that people come through a proxy of this machine whose word is not taken: all of them count as one. */
function nameUntrustedProxy(): onRequestHookHandler {
  let said = false
  return (request, _reply, done) => {
    // Fastify lists the addresses on the way where it trusts anybody.
    if (!said && request.ips === undefined && isLoopbackAddress(request.ip) && isForwarded(request)) {
      said = true
      request.log.error(
        'a proxy on this machine forwards requests, and TRUST_PROXY does not name it: everybody behind it is limited as one address. Set TRUST_PROXY=loopback',
      )
    }
    done()
  }
}
