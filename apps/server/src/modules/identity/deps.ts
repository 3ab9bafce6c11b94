import type { KeyObject } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Family } from '../family/public.ts'
import type { Notifications } from '../notifications/public.ts'
import type { EndedSessions } from './tokens/ended-sessions.ts'

export interface Keys {
  readonly identityToken: KeyObject
  readonly signInCode: Buffer
  readonly humanCode: Buffer
  readonly senderAddress: Buffer
}

/** What the calls and use-cases of the sign-in work with. */
export interface IdentityDeps {
  readonly database: Database
  readonly clock: Clock
  readonly keys: Keys
  readonly ended: EndedSessions
  readonly notifications: Notifications
  readonly family: Pick<Family, 'createOwnProfile'>
}
