import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { IdentityDeps } from '../deps.ts'
import { accountOf, saveDevice } from '../store/accounts.ts'
import { endOfDevice, insertSession } from '../store/sessions.ts'
import { announceEnded } from '../tokens/ended-sessions.ts'
import { drawToken, hashToken } from '../tokens/one-time-code.ts'

export interface VerifiedPhone {
  readonly phone: string
  readonly deviceId: string
  readonly deviceName: string
  readonly language: string
}

export interface OpenedSession {
  readonly patient: Patient
  readonly refreshToken: string
  /** The account existed and had never been opened on this device: in what language its owner is told so. */
  readonly unknownDevice: { readonly language: Language } | null
}

/**
 * A session of this device for whoever holds the phone. A new phone is registered with a profile of its own;
 * a former session of the same device ends.
 */
export async function openSession(
  trx: Kysely<DB>,
  { phone, deviceId, deviceName, language }: VerifiedPhone,
  { clock, family }: Pick<IdentityDeps, 'clock' | 'family'>,
): Promise<OpenedSession> {
  const now = clock.now()
  const account = await accountOf(trx, { id: randomUUID(), phone, language, now })
  if (account.isNew) await family.createOwnProfile(trx, account.id)
  const owner = { accountId: account.id, deviceId }
  const isNewDevice = await saveDevice(trx, { ...owner, name: deviceName, now })
  for (const id of await endOfDevice(trx, owner, now)) await announceEnded(trx, id)
  const sessionId = randomUUID()
  const refreshToken = drawToken()
  await insertSession(trx, sessionId, owner, hashToken(refreshToken), now)
  const audited = { accountId: account.id, subject: sessionId, at: now }
  if (account.isNew) await recordAudit(trx, { ...audited, action: 'account-registered' })
  await recordAudit(trx, { ...audited, action: 'signed-in', details: { newDevice: isNewDevice } })
  const unknownDevice = isNewDevice && !account.isNew ? { language: account.formerLanguage } : null
  return { patient: { kind: 'patient', ...owner, sessionId }, refreshToken, unknownDevice }
}
