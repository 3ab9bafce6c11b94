import type { BodyOf } from '@vizit/contract/call.ts'
import { addChild as call } from '@vizit/contract/calls/family/children.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { answerOnce } from '../../../platform/idempotency/answer-once.ts'
import { attemptKeysOf } from '../attempt-keys.ts'
import { childBounds } from '../attempt-limits.ts'
import type { FamilyDeps } from '../deps.ts'
import { countAttempt, lockAttempts, secondsToWait } from '../store/attempts.ts'
import { addWithFamiliesLocked } from '../store/lock-families.ts'
import { addChildToFamilies, parentsFor } from '../use-cases/add-child-to-families.ts'
import { personProblems, readPerson } from '../use-cases/read-person.ts'

interface ChildRequest {
  readonly actor: Patient
  readonly body: BodyOf<typeof call>
  readonly key: string | null
  readonly address: string
}

/** Adds a child to the family, and to that of the spouse. */
async function addChild(request: ChildRequest, deps: FamilyDeps) {
  const { actor, body, key } = request
  const { accountId } = actor
  const now = deps.clock.now()
  const child = readPerson(body, 'child', civilDateOf(now))
  if (child instanceof Refused) return child
  const wait = await tryOnce(request, deps)
  if (wait > 0) return new Refused('TOO_MANY_REQUESTS', { retryAfter: wait })
  let parents: string[] = []
  const answer = await addWithFamiliesLocked(
    deps.database,
    async trx => {
      parents = await parentsFor(trx, accountId)
      return parents
    },
    trx =>
      answerOnce(trx, { accountId, key, call: 'addChild', body, now }, async () => {
        const placed = await addChildToFamilies(trx, {
          accountId,
          parents,
          child,
          isAnotherPerson: body.isAnotherPerson ?? false,
          consentAt: body.consentReceived ? now : null,
          now,
        })
        if (placed instanceof Refused) return placed
        return { data: { family: await deps.family.present(accountId, trx) } }
      }),
  )
  if (!(answer instanceof Refused)) deps.changes.publish('family', { accounts: parents })
  return answer
}

/** Counts an attempt to add a child; returns the seconds to wait when there were too many. */
function tryOnce({ actor, address }: ChildRequest, { database, clock, keys }: FamilyDeps): Promise<number> {
  const attemptKeys = attemptKeysOf(actor, address, keys)
  const now = clock.now()
  return database.db.transaction().execute(async trx => {
    await lockAttempts(trx, attemptKeys)
    const wait = await secondsToWait(trx, attemptKeys, childBounds, now)
    if (wait === 0) await countAttempt(trx, 'child-asked', attemptKeys, now)
    return wait
  })
}

export const addChildRoute = handle(
  call,
  ({ actor, body, idempotencyKey: key, address }, deps: FamilyDeps) =>
    addChild({ actor, body, key, address }, deps),
  { rules: (body, { clock }) => personProblems(body, 'child', civilDateOf(clock.now())) },
)
