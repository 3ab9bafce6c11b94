import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, onRequestHookHandler } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type FrameHosts, framePolicy, namedProvider } from './frame-policy.ts'
import { isForwarded, isFromThisMachine } from './from-this-machine.ts'
import { isLoopbackAddress } from './loopback.ts'
import { helmetHeaders } from './security-headers.ts'

export interface SecurityOptions {
  /** Origins that may frame the product, besides its own. */
  readonly frameAncestors: readonly string[]
  /** Origins of other sites that the map's layers load from; by default none. */
  readonly mapSites?: readonly string[]
  /** How many requests one network address may make in a minute. */
  readonly requestsPerMinute: number
}

interface SecurityDeps extends SecurityOptions {
  /** The frame policy per provider; by default none may frame its pages. */
  readonly frameHosts?: FrameHosts
}

const POLICY = 'content-security-policy'
const OWN_SCRIPTS = "script-src 'self'"

/**
 * Browser features that no page of ours uses; switched off, so that injected code cannot use them either. Only our
 * own pages may fill in codes from SMS, ask where the device is, to find the
 * nearest town on it, and read barcodes with its camera.
 */
const PERMISSIONS =
  'accelerometer browsing-topics display-capture gyroscope hid idle-detection local-fonts magnetometer microphone midi payment serial usb'
    .split(' ')
    .map(feature => `${feature}=()`)
    .concat('otp-credentials=(self)', 'geolocation=(self)', 'camera=(self)')
    .join(', ')

/** Headers against foreign scripts, and a rate limit per address. */
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
        connectSrc: ["'self'", ...(options.mapSites ?? [])],
        // The spoken captcha is fetched by script, then played.
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        // Set per page (frame-policy.ts).
        frameAncestors: null,
        upgradeInsecureRequests: null,
      },
    },
    // Omitted, because frame-ancestors, which allows several origins, replaces it.
    frameguard: false,
    // Set by the proxy that terminates TLS; the server itself speaks plain HTTP.
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
    // Operators query the server without a proxy in between.
    allowList: request => isFromThisMachine(request),
    errorResponseBuilder: (_request, { ttl }) =>
      Object.assign(new Error('too many requests'), { statusCode: 429, retryAfter: Math.ceil(ttl / 1000) }),
  })
})

/** Allows the inline scripts of this reply, and no others, by their hashes (`'sha256-…'`). */
export function allowScripts(reply: FastifyReply, hashes: readonly string[]): void {
  const policy = reply.getHeader(POLICY)
  if (typeof policy === 'string')
    reply.header(POLICY, policy.replace(OWN_SCRIPTS, [OWN_SCRIPTS, ...hashes].join(' ')))
}

/**
 * Warns once when requests come through a proxy on this machine that is not trusted: all users then count as one
 * address.
 */
function nameUntrustedProxy(): onRequestHookHandler {
  let said = false
  return (request, _reply, done) => {
    // Fastify lists the addresses of the forwarding chain only if it trusts a proxy.
    if (!said && request.ips === undefined && isLoopbackAddress(request.ip) && isForwarded(request)) {
      said = true
      request.log.error(
        'a proxy on this machine forwards requests, and TRUST_PROXY does not name it: everybody behind it is limited as one address. Set TRUST_PROXY=loopback',
      )
    }
    done()
  }
}
