import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { drawToken, hashToken } from '../../../platform/secret/one-time-code.ts'
import type { IdentityDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { insertUndo } from './undo-store.ts'

interface EmailChange {
  readonly accountId: string
  /** The address that was in force until now. */
  readonly address: string
  /** The device that made the change. Null: unknown. */
  readonly deviceId: string | null
  readonly language: Language
}

/**
 * Tells the former address about the change, with a link that undoes it, so that a thief with the phone cannot
 * change it unnoticed.
 */
export async function sendUndoLink(
  trx: Kysely<DB>,
  template: 'email-replaced' | 'email-removed',
  { accountId, address, deviceId, language }: EmailChange,
  { clock, notifications, publicUrl }: Pick<IdentityDeps, 'clock' | 'notifications' | 'publicUrl'>,
): Promise<void> {
  const now = clock.now()
  const token = drawToken()
  const expiresAt = new Date(now.getTime() + limits.emailUndoSeconds * 1000)
  await insertUndo(trx, {
    id: randomUUID(),
    account_id: accountId,
    address,
    token_hash: hashToken(token),
    changed_by: deviceId,
    changed_at: now,
    expires_at: expiresAt,
  })
  await notifications.enqueue(trx, {
    channel: 'email',
    to: address,
    language,
    template,
    data: { at: now.toISOString() },
    secret: { link: `${publicUrl}/undo-email#token=${token}` },
    expiresAt,
  })
}
