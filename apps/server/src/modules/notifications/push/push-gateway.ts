import { createHash } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import { type Delay, GATEWAY_PATIENCE } from '../gateways/gateway.ts'
import { encrypt, type Receiver } from './encrypt.ts'
import type { PushHosts } from './push-hosts.ts'
import type { Vapid } from './vapid.ts'

export interface Subscription extends Receiver {
  readonly endpoint: string
}

export interface Terms {
  /** Seconds that the push service keeps the message for an offline device. */
  readonly ttl: number
  /** A newer message replaces an older one of the same topic at the push service. */
  readonly topic: string
}

/** `gone`: the subscription does not exist any more. */
export type PushResult = 'accepted' | 'gone' | 'refused' | Delay

/** Port of the push services. `send` answers within ten seconds and never throws. */
export interface PushGateway {
  send(to: Subscription, payload: string, terms: Terms): Promise<PushResult>
}

interface Parts {
  readonly vapid: Vapid
  readonly hosts: PushHosts
  readonly clock: Clock
}

export function createPushGateway({ vapid, hosts, clock }: Parts): PushGateway {
  return {
    async send(to, payload, { ttl, topic }) {
      if (!hosts(to.endpoint)) return 'refused'
      try {
        const answer = await fetch(to.endpoint, {
          method: 'POST',
          headers: {
            authorization: await vapid.authorization(new URL(to.endpoint).origin, clock.now()),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(ttl),
            urgency: 'high',
            topic: topicHeader(topic),
          },
          body: new Uint8Array(encrypt(payload, to)),
          redirect: 'manual',
          signal: AbortSignal.timeout(GATEWAY_PATIENCE),
        })
        await answer.body?.cancel()
        return meaningOf(answer.status)
      } catch (error) {
        return (error as Error).name === 'TimeoutError' ? 'unclear' : 'unreachable'
      }
    },
  }
}

function meaningOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'accepted'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429) return 'throttled'
  return status >= 500 ? 'busy' : 'refused'
}

/** At most 32 characters of base64url (RFC 8030 §5.4); a hash, so that the push service learns nothing. */
const topicHeader = (topic: string) => createHash('sha256').update(topic).digest('base64url').slice(0, 32)
