import type { Transaction } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Refused } from '../../../platform/http/refusal.ts'
import type { IdentityDeps } from '../deps.ts'
import { announceEmails, type SavingEmail, saveEmailsWithin } from './save-emails.ts'
import { whyNotSaved } from './why-not-saved.ts'

type Refusal = Refused<
  | 'INVALID_ARGUMENT'
  | 'PROFILE_EXISTS'
  | 'INVALID_STATE'
  | 'ERROR_TOO_MANY_REQUESTS'
  | 'FRESH_CODE_REQUIRED'
  | 'FRESH_CODE_EXPIRED'
>

export interface Written extends SavingEmail {
  /** Of the address in the body, for what is wrong with it. */
  readonly path: string
}

/** The e-mail of an account, for whoever saves more of it at once. */
export interface OwnEmails {
  /** By the rules of `PUT /profile/emails`; what is refused here must undo the caller's transaction. */
  save(trx: Transaction<DB>, written: Written): Promise<Refusal | null>
  /** After the transaction. */
  announce(accountId: string): void
}

export const createOwnEmails = (deps: IdentityDeps): OwnEmails => ({
  save: async (trx, written) => {
    const saved = await saveEmailsWithin(trx, written, deps)
    return saved.kind === 'saved' ? null : whyNotSaved(saved, written, deps)
  },
  announce: accountId => announceEmails(accountId, deps),
})
