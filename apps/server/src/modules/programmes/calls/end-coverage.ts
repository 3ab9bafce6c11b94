import { endCoverage as call } from '@vizit/contract/calls/coverage.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { coveredPerson, endByPerson } from '../store/coverages.ts'
import { mayLinkFor } from '../store/people.ts'
import { withdrawRequest } from '../store/requests.ts'
import { announceOfPeople } from '../use-cases/announce.ts'

/** Ends a coverage of the account's owner or child, or a request of the account. */
async function endCoverage(actor: Patient, id: string, deps: ProgrammesDeps) {
  const { database, clock } = deps
  const { accountId } = actor
  const now = clock.now()
  if (await withdrawRequest(database.db, { accountId, id, now })) {
    deps.changes.publish('coverage', { accounts: [accountId] })
    return undefined
  }
  const profileId = await coveredPerson(database.db, id)
  if (profileId === undefined || (await mayLinkFor(actor, profileId, deps)) === null) {
    return new Refused('NOT_FOUND', {})
  }
  const isEnded = await database.db.transaction().execute(async trx => {
    if (!(await endByPerson(trx, id, now))) return false
    await recordAudit(trx, { action: 'coverage-ended', subject: id, accountId, profileId, at: now })
    return true
  })
  if (!isEnded) return new Refused('NOT_FOUND', {})
  announceOfPeople([profileId], deps)
  return undefined
}

export const endCoverageRoute = handle(call, ({ actor, params }, deps: ProgrammesDeps) =>
  endCoverage(actor, params.id, deps),
)
