import type { importVisit as call } from '@vizit/contract/calls/visit-import.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { JsonText } from '../../../platform/http/json-text.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { answerOnce } from '../../../platform/idempotency/answer-once.ts'
import { isKnownKey } from '../../../platform/idempotency/is-known-key.ts'
import { addWithFamiliesLocked } from '../../family/public.ts'
import { findVisit } from '../../visits/public.ts'
import type { VisitImportDeps } from '../deps.ts'
import { findOwnContact } from '../store/contacts.ts'
import { assignVisit } from './assign-visit.ts'
import type { ImportRequest } from './import-request.ts'
import { type Recipient, type Recipients, recipientsOf } from './recipients.ts'

type Refusal = Refused<(typeof call)['errors'][number]>

/** Thrown to roll back a refused import, including the data saved with it. */
class Undone extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super('an import was refused')
    this.refusal = refusal
  }
}

const AGAIN = Symbol('the visit was changed since it was read')

/**
 * Makes a visit that was booked without an account one of the family's. Undefined: it was already imported. One
 * transaction for the saved data, the added child, and the visit.
 */
export async function importVisit(
  request: ImportRequest,
  deps: VisitImportDeps,
): Promise<JsonText | Refusal | undefined> {
  const recipients = await recipientsOf(request, deps)
  if (recipients instanceof Refused) return recipients
  for (;;) {
    const outcome = await attempt(request, recipients, deps).catch(refusalOfUndone)
    if (outcome !== AGAIN) return outcome
  }
}

async function attempt(request: ImportRequest, recipients: Recipients, deps: VisitImportDeps) {
  const { actor, body, key } = request
  const { accountId } = actor
  const { database, clock } = deps
  const now = clock.now()
  const visit = await findVisit(database, body.omId)
  let given: { recipient: Recipient; families: readonly string[] } | undefined
  let families: readonly string[] = []

  async function within(trx: Kysely<DB>): Promise<JsonText | Refusal | typeof AGAIN | undefined> {
    const contact = await findOwnContact(trx, { visitId: body.omId, accountId, now }, { locked: true })
    if (!contact || !visit) return new Refused('NOT_FOUND', {})
    if (contact.importedAt && !(await isKnownKey(trx, { accountId, key, now }))) return undefined
    if (contact.sequence !== visit.sequence) return AGAIN
    const once = { accountId, key, call: 'importVisit', body, now }
    const answer = await answerOnce(trx, once, async () => {
      const recipient = await recipients.settle(trx, families)
      if (recipient instanceof Refused) return recipient
      given = { recipient, families }
      return assignVisit(trx, { request, visit, recipient }, deps)
    })
    if (answer instanceof Refused) throw new Undone(answer)
    return answer
  }

  const outcome = await addWithFamiliesLocked(
    database,
    async trx => {
      families = await recipients.families(trx)
      return families
    },
    within,
  )
  if (given && !(outcome instanceof Refused)) publishChanges(accountId, given, deps)
  return outcome
}

function refusalOfUndone(error: unknown): Refusal {
  if (error instanceof Undone) return error.refusal
  throw error
}

function publishChanges(
  accountId: string,
  { recipient, families }: { recipient: Recipient; families: readonly string[] },
  { changes }: VisitImportDeps,
): void {
  const { profileId, saved } = recipient
  changes.publish('visits', { accounts: [accountId], profiles: [profileId] })
  if (saved === 'own') changes.publish('profile', { profiles: [profileId] })
  if (saved !== null) changes.publish('family', { accounts: families })
}
