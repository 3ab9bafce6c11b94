import { endCoverage as call } from '@vizit/contract/calls/coverage.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { coveredPerson, endByPerson } from '../store/coverages.ts'
import { lockChildren, mayLinkFor, rightToLink } from '../store/people.ts'
import { withdrawRequest } from '../store/requests.ts'
import { withdrawUntrue } from '../store/untrue-messages.ts'
import { announceOfPeople } from '../use-cases/announce.ts'
import { tellRelativesOfEnds } from '../use-cases/tell-of-ends.ts'

/** Ends a coverage of the account's owner or child, and tells relatives whom it covered too; or ends a request of the account. */
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
  const relatives = await database.db.transaction().execute(async trx => {
    await lockChildren(trx, accountId)
    if ((await rightToLink(trx, { accountId, profileId }, deps)) !== 'held') return undefined
    const programme = await endByPerson(trx, id, now)
    if (programme === undefined) return undefined
    await recordAudit(trx, { action: 'coverage-ended', subject: id, accountId, profileId, at: now })
    await withdrawUntrue(trx, { programme, now })
    const accounts = new Set([accountId])
    return tellRelativesOfEnds(trx, { programme, coverageIds: [id], now, accounts }, deps)
  })
  if (!relatives) return new Refused('NOT_FOUND', {})
  announceOfPeople([profileId, ...relatives], deps)
  return undefined
}

export const endCoverageRoute = handle(call, ({ actor, params }, deps: ProgrammesDeps) =>
  endCoverage(actor, params.id, deps),
)
