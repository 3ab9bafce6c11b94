import { createSecretKey } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Identify } from '../../platform/http/actor.ts'
import { type Repeating, repeat } from '../../platform/lifecycle/repeat.ts'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import type { Family } from '../family/public.ts'
import type { Notifications } from '../notifications/public.ts'
import type { IdentityDeps } from './deps.ts'
import { limits } from './limits.ts'
import { forgetLogins } from './store/phone-logins.ts'
import { forgetSessions, isLiving } from './store/sessions.ts'
import { listenForEndedSessions } from './tokens/ended-sessions.ts'
import { createIdentify } from './tokens/identify.ts'

export interface IdentityOptions {
  readonly database: Database
  readonly clock: Clock
  readonly secret: string
  readonly notifications: Notifications
  readonly family: Pick<Family, 'createOwnProfile'>
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** Who is who: sign-in by phone, sessions, and the reading of bearer values. */
export interface Identity {
  readonly identify: Identify
  readonly deps: IdentityDeps
  sessionLives(sessionId: string): Promise<boolean>
  /** Calls `hear` with every session that ends, on whichever server. */
  onSessionEnd(hear: (sessionId: string) => void): void
  begin(): Promise<void>
  end(): Promise<void>
}

const SWEEP_MS = 3_600_000

export function createIdentity({ secret, log, ...parts }: IdentityOptions): Identity {
  const { database, clock } = parts
  const keys = {
    identityToken: createSecretKey(deriveKey(secret, 'identity-token')),
    signInCode: deriveKey(secret, 'sign-in-code'),
    humanCode: deriveKey(secret, 'human-code'),
    senderAddress: deriveKey(secret, 'sender-address'),
  }
  const ended = listenForEndedSessions(database, clock)
  const sweep = async () => {
    const before = new Date(clock.now().getTime() - limits.keptLoginDays * 86_400_000)
    await forgetLogins(database.db, before)
    await forgetSessions(database.db, before)
  }
  let sweeping: Repeating | undefined
  return {
    identify: createIdentify({ key: keys.identityToken, database, clock, ended }),
    deps: { ...parts, keys, ended },
    sessionLives: async sessionId => !(ended.has(sessionId) ?? !(await isLiving(database.db, sessionId))),
    onSessionEnd: ended.onEnd,
    begin: async () => {
      await ended.begin()
      sweeping = repeat(sweep, SWEEP_MS, error =>
        log.error({ kind: (error as Error).name }, 'old logins are not deleted'),
      )
    },
    end: async () => {
      await Promise.all([ended.end(), sweeping?.stop()])
    },
  }
}
