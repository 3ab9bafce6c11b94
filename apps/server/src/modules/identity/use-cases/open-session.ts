import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { drawToken, hashToken } from '../../../platform/secret/one-time-code.ts'
import type { IdentityDeps } from '../deps.ts'
import { roughAddress } from '../devices/rough-address.ts'
import { saveDevice } from '../devices/store.ts'
import { accountOf } from '../store/accounts.ts'
import { endOfDevice, insertSession } from '../store/sessions.ts'
import { announceEnded } from '../tokens/ended-sessions.ts'
import type { SessionHolder } from '../tokens/identity-token.ts'

export interface VerifiedPhone {
  readonly phone: string
  readonly deviceId: string
  readonly deviceName: string
  readonly language: string
  /** The sender's network address; only a rough form is stored. */
  readonly address?: string
}

export interface OpenedSession {
  /** The account has a confirmed e-mail, and its owner has not given this device access yet. */
  readonly holder: SessionHolder
  readonly refreshToken: string
  /** The account existed and this device is new to it: its other devices should refresh their list. */
  readonly isNewcomer: boolean
  /**
   * The account existed and this device got access without its e-mail: the language in which the owner is told.
   */
  readonly unknownDevice: { readonly language: Language } | null
}

/**
 * Opens a session on this device for the person who confirmed the phone. A new phone gets an account with an empty
 * profile; an earlier session of the same device ends.
 */
export async function openSession(
  trx: Kysely<DB>,
  { phone, deviceId, deviceName, language, address = '' }: VerifiedPhone,
  { clock, family }: Pick<IdentityDeps, 'clock' | 'family'>,
): Promise<OpenedSession> {
  const now = clock.now()
  const account = await accountOf(trx, { id: randomUUID(), phone, language, now })
  if (account.isNew) await family.createOwnProfile(trx, account.id)
  const owner = { accountId: account.id, deviceId }
  const seen = { ...owner, name: deviceName, roughAddress: roughAddress(address), now }
  const { wasConfirmed, isConfirmed } = await saveDevice(trx, seen)
  for (const id of await endOfDevice(trx, owner, now)) await announceEnded(trx, id)
  const sessionId = randomUUID()
  const refreshToken = drawToken()
  await insertSession(trx, sessionId, owner, hashToken(refreshToken), now)
  const audited = { accountId: account.id, subject: sessionId, at: now }
  if (account.isNew) await recordAudit(trx, { ...audited, action: 'account-registered' })
  await recordAudit(trx, {
    ...audited,
    action: 'signed-in',
    details: { newDevice: !wasConfirmed, ...(isConfirmed ? {} : { waits: true }) },
  })
  const isUnknown = isConfirmed && !wasConfirmed && !account.isNew
  return {
    holder: { ...owner, sessionId, waits: !isConfirmed },
    refreshToken,
    isNewcomer: !wasConfirmed && !account.isNew,
    unknownDevice: isUnknown ? { language: account.formerLanguage } : null,
  }
}
