import { createECDH, type ECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { importJWK, jwtVerify } from 'jose'
import { decrypt } from './decrypt.ts'

export interface ShownMessage {
  readonly device: string
  readonly title: string
  readonly body: string
  readonly language: string
  readonly opens: string
  readonly tag: string
  readonly receipt: string
  readonly reply?: { readonly title: string; readonly opens: string }
}

export interface AcceptedMessage {
  readonly ttl: number
  readonly topic: string | undefined
  readonly subject: string | undefined
  readonly shown: ShownMessage
}

interface Device {
  readonly browser: ECDH
  readonly auth: Buffer
}

/**
 * A push service on loopback with its own browsers: it accepts only messages that are signed and encrypted for
 * them.
 */
export class PushService {
  readonly taken: AcceptedMessage[] = []
  /** HTTP status of the answer for each device; 201 accepts the message. */
  readonly statuses = new Map<string, number>()
  /** The server key with which browsers subscribed. */
  serverKey = ''
  /** The time at which signatures are checked. */
  now = new Date()
  #devices = new Map<string, Device>()
  #server = createServer(async (request, reply) => {
    const status = await this.#take(request).catch(() => 401)
    reply.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
  })

  async open(port = 0): Promise<void> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  async close(): Promise<void> {
    this.#server.close()
    await once(this.#server, 'close')
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** What a browser returns when it subscribes. */
  subscribe(device: string) {
    const browser = createECDH('prime256v1')
    const p256dh = browser.generateKeys()
    const auth = randomBytes(16)
    this.#devices.set(device, { browser, auth })
    return { endpoint: `http://${this.host}/${device}`, p256dh, auth }
  }

  async #take(request: IncomingMessage): Promise<number> {
    const body = await buffer(request)
    const name = request.url?.slice(1) ?? ''
    const device = this.#devices.get(name)
    const status = this.statuses.get(name) ?? 201
    if (!device) return 404
    if (status !== 201) return status
    const { ttl, topic, authorization = '', 'content-encoding': encoding } = request.headers
    if (request.method !== 'POST' || encoding !== 'aes128gcm' || ttl === undefined) return 400
    const subject = await this.#subjectOf(authorization)
    this.taken.push({
      ttl: Number(ttl),
      topic: topic as string | undefined,
      subject,
      shown: { device: name, ...JSON.parse(decrypt(body, device)) },
    })
    return 201
  }

  /**
   * RFC 8292 §2, §4.2: signed by the key with which the browser subscribed, for this origin, valid for a day at
   * most.
   */
  async #subjectOf(authorization: string): Promise<string | undefined> {
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? []
    if (key !== this.serverKey) throw new Error('signed by somebody else')
    const { payload } = await jwtVerify(token, await publicKeyOf(key), {
      audience: `http://${this.host}`,
      algorithms: ['ES256'],
      currentDate: this.now,
      requiredClaims: ['sub', 'exp'],
    })
    if ((payload.exp ?? Infinity) * 1000 > this.now.getTime() + DAY_MS) throw new Error('signed for too long')
    return payload.sub
  }
}

function publicKeyOf(key: string) {
  const point = Buffer.from(key, 'base64url')
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'))
  return importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
}
