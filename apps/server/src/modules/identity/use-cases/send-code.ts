import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { drawCode, keyedHash } from '../../../platform/secret/one-time-code.ts'
import type { IdentityDeps } from '../deps.ts'
import { limits } from '../limits.ts'

interface Addressee {
  readonly loginId: string
  readonly phone: string
  readonly language: Language
}

/** Writes a new code into the outbox; returns what the login row stores of it. */
export async function sendCode(
  trx: Kysely<DB>,
  { loginId, phone, language }: Addressee,
  { clock, keys, notifications }: Pick<IdentityDeps, 'clock' | 'keys' | 'notifications'>,
): Promise<{ codeHash: Buffer; expiresAt: Date }> {
  const code = drawCode()
  const expiresAt = new Date(clock.now().getTime() + limits.codeSeconds * 1000)
  await notifications.enqueue(trx, {
    channel: 'sms',
    to: phone,
    language,
    template: 'sign-in-code',
    data: {},
    secret: { code },
    expiresAt,
  })
  return { codeHash: keyedHash(keys.signInCode, loginId, code), expiresAt }
}
