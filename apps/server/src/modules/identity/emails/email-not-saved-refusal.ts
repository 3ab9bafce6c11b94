import { Refused } from '../../../platform/http/refusal.ts'
import { supportReferenceOf } from '../access/support-reference.ts'
import type { IdentityDeps } from '../deps.ts'
import type { SavedEmails } from './save-emails.ts'

/** The refusal for an e-mail that was not saved; `path` is that of the address in the body. */
export async function emailNotSavedRefusal(
  saved: Exclude<SavedEmails, { kind: 'saved' }>,
  { accountId, path }: { readonly accountId: string; readonly path: string },
  { database }: Pick<IdentityDeps, 'database'>,
) {
  switch (saved.kind) {
    case 'invalid':
      return new Refused('INVALID_ARGUMENT', { fields: [{ path, problem: 'invalid_format' }] })
    case 'taken':
      return new Refused('PROFILE_EXISTS', {
        deviceIdOfExistedUser: (await supportReferenceOf(database.db, accountId)) ?? '—',
      })
    case 'code-required':
      return new Refused('FRESH_CODE_REQUIRED', { deed: 'email' })
    case 'code-expired':
      return new Refused('FRESH_CODE_EXPIRED', {})
    case 'wait':
      return new Refused('INVALID_STATE', { retryAfter: saved.retryAfter })
    case 'too-many':
      return new Refused('ERROR_TOO_MANY_REQUESTS', { retryAfter: saved.retryAfter })
  }
}
