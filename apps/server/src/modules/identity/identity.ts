import { DAY_MS } from '@vizit/domain/time/day.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Identify } from '../../platform/http/actor.ts'
import type { CheckFreshCode } from '../../platform/http/fresh-code.ts'
import { type Repeating, repeat } from '../../platform/lifecycle/repeat-task.ts'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import type { Family } from '../family/public.ts'
import type { Notifications } from '../notifications/public.ts'
import type { IdentityDeps } from './deps.ts'
import { forgetDevices } from './devices/forget-devices.ts'
import { forgetConfirmations } from './emails/confirmations-store.ts'
import { createOwnEmails, type OwnEmails } from './emails/own-emails.ts'
import { forgetUndos } from './emails/undo-store.ts'
import { createCheckFreshCode } from './fresh-codes/check-fresh-code.ts'
import { forgetFreshCodes } from './fresh-codes/store.ts'
import { limits } from './limits.ts'
import { forgetLogins } from './store/phone-logins.ts'
import { forgetSpentRefreshTokens } from './store/refresh-tokens.ts'
import { forgetSessions, isLiving } from './store/sessions.ts'
import { forgetAuthEvents } from './store/sign-in-statistics.ts'
import { forgetSpentCustomTokens } from './store/spent-custom-tokens.ts'
import { forgetSpentProofs } from './store/spent-proofs.ts'
import { createDeviceKeys, type DeviceKeys } from './tokens/device-keys.ts'
import { listenForEndedSessions } from './tokens/ended-sessions.ts'
import { createIdentify } from './tokens/identify.ts'
import type { CustomTokens } from './tokens/partner-keys.ts'
import { createSigningKeys } from './tokens/signing-keys.ts'

export interface IdentityOptions {
  readonly database: Database
  readonly clock: Clock
  readonly secret: string
  readonly notifications: Notifications
  readonly changes: Changes
  readonly family: Pick<Family, 'createOwnProfile'>
  /** Keys of partners who may sign people in; no partner by default. */
  readonly customTokens?: CustomTokens | undefined
  readonly publicUrl: string
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** Sign-in by phone, sessions, and the identification of bearer values. */
export interface Identity {
  readonly identify: Identify
  readonly deps: IdentityDeps
  readonly deviceKeys: DeviceKeys
  readonly emails: OwnEmails
  readonly checkFreshCode: CheckFreshCode
  sessionLives(sessionId: string): Promise<boolean>
  /** Uses the database's clock, so that the clocks of servers do not matter. */
  isOver(sessionId: string): Promise<boolean>
  /** Calls `hear` with every session that ends, on whichever server. */
  onSessionEnd(hear: (sessionId: string) => void): void
  begin(): Promise<void>
  end(): Promise<void>
}

const SWEEP_MS = 3_600_000
const KEYS_MS = 60_000
const NO_PARTNERS: CustomTokens = { keys: [], audience: '' }

export function createIdentity({
  secret,
  log,
  customTokens = NO_PARTNERS,
  ...parts
}: IdentityOptions): Identity {
  const { database, clock } = parts
  const keys = {
    signInCode: deriveKey(secret, 'sign-in-code'),
    humanCode: deriveKey(secret, 'human-code'),
    humanCodeSeal: deriveKey(secret, 'human-code-seal'),
    signInProof: deriveKey(secret, 'sign-in-proof'),
    senderAddress: deriveKey(secret, 'sender-address'),
    emailCode: deriveKey(secret, 'email-code'),
    refreshToken: deriveKey(secret, 'refresh-token'),
    freshCode: deriveKey(secret, 'fresh-code'),
  }
  const ended = listenForEndedSessions(database, clock)
  const signingKeys = createSigningKeys({ database, clock, secret })
  const sweep = async () => {
    const now = clock.now()
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
    await signingKeys.rotateIfDue()
    await forgetConfirmations(database.db, daysAgo(limits.keptLoginDays))
    await forgetFreshCodes(database.db, daysAgo(limits.keptLoginDays))
    await forgetUndos(database.db, now)
    await forgetLogins(database.db, daysAgo(limits.keptLoginDays))
    await forgetSessions(database.db, daysAgo(limits.keptLoginDays))
    await forgetDevices(database.db, daysAgo(limits.keptDeviceDays))
    await forgetSpentRefreshTokens(database.db, now)
    await forgetSpentProofs(database.db, now)
    await forgetSpentCustomTokens(database.db, now)
    await forgetAuthEvents(database.db, daysAgo(limits.keptAuthEventDays))
  }
  const failed = (error: unknown) =>
    log.error({ kind: (error as Error).name }, 'signing keys are not read, or old logins not deleted')
  let sweeping: Repeating | undefined
  let reloading: Repeating | undefined
  const deps = { ...parts, keys, signingKeys, ended, customTokens }
  return {
    identify: createIdentify({ signingKeys, database, clock, ended }),
    deps,
    deviceKeys: createDeviceKeys({ database, secret }),
    emails: createOwnEmails(deps),
    checkFreshCode: createCheckFreshCode(deps),
    sessionLives: async sessionId => !(ended.has(sessionId) ?? !(await isLiving(database.db, sessionId))),
    isOver: async sessionId => !(await isLiving(database.db, sessionId)),
    onSessionEnd: ended.onEnd,
    begin: async () => {
      await ended.begin()
      reloading = repeat(signingKeys.reload, KEYS_MS, failed)
      sweeping = repeat(sweep, SWEEP_MS, failed)
    },
    end: async () => {
      await Promise.all([ended.end(), sweeping?.stop(), reloading?.stop()])
    },
  }
}
