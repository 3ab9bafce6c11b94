import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { IdentityDeps } from '../deps.ts'

/** What became of an address: another one took its place, it was taken away, or its account lost it by a reset. */
export type EmailNews = 'email-replaced' | 'email-removed' | 'account-reset'

/** Tells the one who loses it: a thief who holds the phone does not do it unseen. */
export async function tellOfEmail(
  trx: Kysely<DB>,
  template: EmailNews,
  to: string,
  { language }: { readonly language: Language },
  { clock, notifications }: Pick<IdentityDeps, 'clock' | 'notifications'>,
): Promise<void> {
  const data = { at: clock.now().toISOString() }
  await notifications.enqueue(trx, { channel: 'email', to, language, template, data })
}
