import type { Transaction } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Refused } from '../../../platform/http/refusal.ts'
import type { IdentityDeps } from '../deps.ts'
import { emailNotSavedRefusal } from './email-not-saved-refusal.ts'
import { announceEmails, type SavingEmail, saveEmailsWithin } from './save-emails.ts'

type Refusal = Refused<
  | 'INVALID_ARGUMENT'
  | 'PROFILE_EXISTS'
  | 'INVALID_STATE'
  | 'ERROR_TOO_MANY_REQUESTS'
  | 'FRESH_CODE_REQUIRED'
  | 'FRESH_CODE_EXPIRED'
>

export interface EmailToSave extends SavingEmail {
  /** The path of the address in the body, for validation errors. */
  readonly path: string
}

/** Saves an account's e-mail together with other data of the account. */
export interface OwnEmails {
  /** Applies the rules of `PUT /profile/emails`. When it refuses, the caller must roll back its transaction. */
  save(trx: Transaction<DB>, written: EmailToSave): Promise<Refusal | null>
  /** Call it after the transaction. */
  announce(accountId: string): void
}

export const createOwnEmails = (deps: IdentityDeps): OwnEmails => ({
  save: async (trx, written) => {
    const saved = await saveEmailsWithin(trx, written, deps)
    return saved.kind === 'saved' ? null : emailNotSavedRefusal(saved, written, deps)
  },
  announce: accountId => announceEmails(accountId, deps),
})
