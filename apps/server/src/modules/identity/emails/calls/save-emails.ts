import { saveEmails } from '@vizit/contract/calls/identity/emails.ts'
import { handle } from '../../../../platform/http/handle-call.ts'
import { Refused } from '../../../../platform/http/refusal.ts'
import type { IdentityDeps } from '../../deps.ts'
import { emailNotSavedRefusal } from '../email-not-saved-refusal.ts'
import { announceEmails, type SavingEmail, saveEmailsWithin } from '../save-emails.ts'

export const saveEmailsRoute = handle(saveEmails, async ({ actor, body, freshCode }, deps: IdentityDeps) => {
  const { accountId, deviceId } = actor
  const saving = { accountId, deviceId, written: body[0]?.address ?? null, freshCode }
  const saved = await save(saving, deps)
  announceEmails(accountId, deps)
  if (saved instanceof Refused) return saved
  return saved.map(({ address, confirmed }) => ({ address, confirmed, usage: 'PRIMARY' as const }))
})

/** All or nothing: a refused change does not use up its code. */
async function save(saving: SavingEmail, deps: IdentityDeps) {
  const outcome = await deps.database.db
    .transaction()
    .execute(async trx => {
      const saved = await saveEmailsWithin(trx, saving, deps)
      if (saved.kind !== 'saved') throw new NotSaved(saved)
      return saved.emails
    })
    .catch(error => {
      if (error instanceof NotSaved) return error.why
      throw error
    })
  return 'kind' in outcome ? emailNotSavedRefusal(outcome, { ...saving, path: '0.address' }, deps) : outcome
}

/** Thrown to roll back the transaction. */
class NotSaved extends Error {
  readonly why: Parameters<typeof emailNotSavedRefusal>[0]
  constructor(why: NotSaved['why']) {
    super(why.kind)
    this.why = why
  }
}
