import type { BodyOf } from '@vizit/contract/call.ts'
import type { addChild as call } from '@vizit/contract/calls/family/children.ts'
import { ALL } from '@vizit/domain/access/access-level.ts'
import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { answerOnce } from '../../../platform/idempotency/answer-once.ts'
import { childBounds } from '../bounds.ts'
import type { FamilyDeps } from '../deps.ts'
import { countAttempt, lockTrier, secondsToWait } from '../store/attempts.ts'
import { insertPerson, lockBirthday, whereKnown } from '../store/children.ts'
import { missingOf, ownProfileOf, spouseOf } from '../store/people.ts'
import { relate } from '../store/relations.ts'
import { addWithinFamilies } from '../store/within-families.ts'
import { trierOf } from '../trier.ts'
import { readPerson } from './read-person.ts'

export interface ChildRequest {
  readonly actor: Patient
  readonly body: BodyOf<typeof call>
  readonly key: string | null
  readonly address: string
}

/** Adds a child to the family, and to that of the spouse. */
export async function addChild(request: ChildRequest, deps: FamilyDeps) {
  const { actor, body, key } = request
  const { accountId } = actor
  const now = deps.clock.now()
  const child = readPerson(body, 'child', civilDateOf(now))
  if (child instanceof Refused) return child
  const wait = await tryOnce(request, deps)
  if (wait > 0) return new Refused('TOO_MANY_REQUESTS', { retryAfter: wait })
  let parents: string[] = []
  const answer = await addWithinFamilies(
    deps.database,
    async trx => {
      parents = [accountId, await spouseOf(trx, accountId)].filter(account => account !== undefined)
      return parents
    },
    trx =>
      answerOnce(trx, { accountId, key, call: 'addChild', body, now }, async () => {
        const refused = await refuse(trx, request, child)
        if (refused) return refused
        const facts = { child, consentAt: body.consentReceived ? now : null }
        await insertChild(trx, accountId, parents, facts, now)
        return { data: { family: await deps.family.present(accountId, trx) } }
      }),
  )
  if (!(answer instanceof Refused)) deps.changes.tell('family', { accounts: parents })
  return answer
}

async function refuse(trx: Kysely<DB>, { actor, body }: ChildRequest, child: PersonFacts) {
  const missing = missingOf(await ownProfileOf(trx, actor.accountId))
  if (missing.length > 0) return new Refused('PROFILE_MISSING', { missing })
  await lockBirthday(trx, child)
  const known = body.isAnotherPerson ? 'nowhere' : await whereKnown(trx, actor.accountId, child)
  return known === 'nowhere' ? null : new Refused('PERSON_EXISTS', { inOwnFamily: known === 'own-family' })
}

async function insertChild(
  trx: Kysely<DB>,
  accountId: string,
  parents: readonly string[],
  { child, consentAt }: { child: PersonFacts; consentAt: Date | null },
  now: Date,
): Promise<void> {
  const profileId = await insertPerson(trx, child, { consentAt, now })
  for (const parent of parents) {
    const seen = parent === accountId
    await relate(trx, { accountId: parent, profileId, relKind: 'CHILD', level: ALL, now, seen })
  }
  const act = { accountId, profileId, subject: profileId, at: now }
  await recordAudit(trx, { ...act, action: 'child-added' })
  if (consentAt) await recordAudit(trx, { ...act, action: 'consent-given' })
}

/** Counts that somebody asks after a child; the seconds until they may, when they have asked too often. */
function tryOnce({ actor, address }: ChildRequest, { database, clock, keys }: FamilyDeps): Promise<number> {
  const trier = trierOf(actor, address, keys)
  const now = clock.now()
  return database.db.transaction().execute(async trx => {
    await lockTrier(trx, trier)
    const wait = await secondsToWait(trx, trier, childBounds, now)
    if (wait === 0) await countAttempt(trx, 'child-asked', trier, now)
    return wait
  })
}
