import type { LinkRefusal } from '@vizit/domain/programmes/link-programme.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { LinkRetriesDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { rightToLink } from '../store/people.ts'
import { type CoverageRequestRow, dueRequests, refuseRequest, withdrawRequest } from '../store/requests.ts'
import { announceOfPeople } from './announce.ts'
import { settleProved } from './settle-request.ts'
import { tellOfCoverage } from './tell-of-coverage.ts'

const AT_ONCE = 50

/**
 * Tries those again whose data the coverer has sent meanwhile, and tells them what came of it in the same transaction: each is told
 * once, also if a server dies in between.
 */
export async function retryLinks(deps: LinkRetriesDeps): Promise<void> {
  const seen: string[] = []
  for (;;) {
    const tried = await deps.database.db.transaction().execute(async trx => {
      const due = await dueRequests(trx, { now: deps.clock.now(), except: seen, most: AT_ONCE })
      for (const request of due) await retryLink(trx, request, deps)
      return due
    })
    announceOfPeople(
      tried.map(({ profileId }) => profileId),
      deps,
    )
    // Those who wait on are tried again in the next minute, not at once.
    seen.push(...tried.map(({ id }) => id))
    if (tried.length < AT_ONCE) return
  }
}

async function retryLink(trx: Kysely<DB>, request: CoverageRequestRow, deps: LinkRetriesDeps): Promise<void> {
  const { accountId, profileId, programme } = request
  const now = deps.clock.now()
  const right = await rightToLink(trx, request, deps)
  if (right === 'busy') return
  if (right === 'gone') {
    await withdrawRequest(trx, { accountId, id: request.id, now })
    return
  }
  const linked = await settleProved(trx, request, now, deps)
  const told = { accountId, profileId, programme }
  if (linked.kind === 'linked') return tellOfCoverage(trx, 'coverage-linked', told, deps)
  const refusal: LinkRefusal = linked.kind === 'missing' ? 'CONTRACT_MISSMATCH' : linked.refusal
  const isWorthWaiting = refusal === 'CONTRACT_IS_NOT_SYNCHRONIZED' && request.expiresAt > now
  if (isWorthWaiting) return
  const expiresAt = new Date(now.getTime() + limits.refusalSeconds * 1000)
  await refuseRequest(trx, { id: request.id, refusal, expiresAt })
  await tellOfCoverage(trx, 'coverage-not-linked', told, deps)
}
