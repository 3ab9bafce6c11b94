import type { Clock } from '../../../platform/clock.ts'
import { createPushGateway, type PushGateway } from './push-gateway.ts'
import { type PushHosts, pushHosts } from './push-hosts.ts'
import { createVapid } from './vapid.ts'

export interface PushSettings {
  /** See `VapidSettings`. */
  readonly privateKey?: string | undefined
  readonly contact: string
  /** Push services besides the known ones. */
  readonly hosts: readonly string[]
}

/** Web push: our keys for push services, the allowed services, and the gateway. */
export interface Push {
  readonly publicKey: string
  readonly hosts: PushHosts
  readonly gateway: PushGateway
}

interface Parts extends PushSettings {
  readonly secret: string
  readonly clock: Clock
}

export function createPush({ secret, clock, privateKey, contact, hosts: named }: Parts): Push {
  const vapid = createVapid({ secret, privateKey, contact })
  const hosts = pushHosts(named)
  return { publicKey: vapid.publicKey, hosts, gateway: createPushGateway({ vapid, hosts, clock }) }
}
