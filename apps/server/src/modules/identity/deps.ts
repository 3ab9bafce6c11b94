import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Family } from '../family/public.ts'
import type { Notifications } from '../notifications/public.ts'
import type { EndedSessions } from './tokens/ended-sessions.ts'
import type { CustomTokens } from './tokens/partner-keys.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'

export interface Keys {
  readonly signInCode: Buffer
  readonly humanCode: Buffer
  readonly humanCodeSeal: Buffer
  readonly signInProof: Buffer
  readonly senderAddress: Buffer
  readonly emailCode: Buffer
  readonly refreshToken: Buffer
  readonly freshCode: Buffer
}

/** Dependencies of the sign-in's calls and use cases. */
export interface IdentityDeps {
  readonly database: Database
  readonly clock: Clock
  readonly keys: Keys
  readonly signingKeys: SigningKeys
  readonly ended: EndedSessions
  readonly customTokens: CustomTokens
  readonly notifications: Notifications
  readonly changes: Changes
  readonly family: Pick<Family, 'createOwnProfile'>
  /** The product's URL without a trailing slash; links in e-mails begin with it. */
  readonly publicUrl: string
}
