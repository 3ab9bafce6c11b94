import type { BodyOf } from '@vizit/contract/call.ts'
import { startRelative as call } from '@vizit/contract/calls/family/relatives.ts'
import { familyLimits, isLimited } from '@vizit/domain/family/relations.ts'
import { parsePhone } from '@vizit/domain/person/phone.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { answerOnce } from '../../../platform/idempotency/answer-once.ts'
import { attemptKeysOf } from '../attempt-keys.ts'
import { relativeBounds } from '../attempt-limits.ts'
import type { FamilyDeps } from '../deps.ts'
import { countAttempt, lockAttempts, secondsToWait } from '../store/attempts.ts'
import { contactOf } from '../store/contacts.ts'
import { hasRoom } from '../store/family-size.ts'
import { missingOf, ownProfileOf } from '../store/people.ts'
import { insertRequest } from '../store/relative-requests.ts'
import { personProblems, readPerson } from '../use-cases/read-person.ts'

interface StartRequest {
  readonly actor: Patient
  readonly body: BodyOf<typeof call>
  readonly key: string | null
  readonly address: string
}

/**
 * Stores which adult the account wants to add. It sends no message, and its answer reveals nothing about the owner
 * of that phone.
 */
async function startRelative({ actor, body, key, address }: StartRequest, deps: FamilyDeps) {
  const { database, clock, keys } = deps
  const { relKind } = body
  const now = clock.now()
  const facts = readPerson(body, 'adult', civilDateOf(now))
  if (facts instanceof Refused) return facts
  const phone = parsePhone(body.phones[0]?.number ?? '')
  if (!phone) return new Refused('INCORRECT_PHONE_NUMBER', {})
  const attemptKeys = attemptKeysOf(actor, address, keys)
  const { accountId } = actor
  const start = async (trx: Kysely<DB>) => {
    const missing = missingOf(await ownProfileOf(trx, accountId))
    if (missing.length > 0) return new Refused('PROFILE_MISSING', { missing })
    if ((await contactOf(trx, accountId)).phone === phone) {
      return new Refused('INVALID_ARGUMENT', { fields: [{ path: 'phones.0.number', problem: 'own' }] })
    }
    // Checked before an SMS is sent; the database checks again when the code comes back.
    if (isLimited(relKind) && !(await hasRoom(trx, accountId, relKind))) {
      return new Refused('FAMILY_LIMIT', { relKind, limit: familyLimits[relKind] })
    }
    await lockAttempts(trx, attemptKeys)
    const wait = await secondsToWait(trx, attemptKeys, relativeBounds, now)
    if (wait > 0) return new Refused('TOO_MANY_REQUESTS', { retryAfter: wait })
    await countAttempt(trx, 'relative-asked', attemptKeys, now)
    return { objectId: await insertRequest(trx, accountId, { relKind, phone, facts }, now) }
  }
  const once = { accountId, key, call: 'startRelative', body, now }
  const started = await database.db.transaction().execute(trx => answerOnce(trx, once, () => start(trx)))
  if (started instanceof Refused) return started
  const { objectId } = JSON.parse(started.text) as { objectId: string }
  return new Refused('NEEDS_CONFIRMATION', { objectId })
}

export const startRelativeRoute = handle(
  call,
  ({ actor, body, idempotencyKey, address }, deps: FamilyDeps) =>
    startRelative({ actor, body, key: idempotencyKey, address }, deps),
  { rules: (body, { clock }) => personProblems(body, 'adult', civilDateOf(clock.now())) },
)
