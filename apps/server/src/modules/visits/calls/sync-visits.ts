import type { QueryOf } from '@vizit/contract/call.ts'
import { syncVisits as call } from '@vizit/contract/calls/visits/sync.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { Language } from '../../../platform/http/language.ts'
import { presentSync } from '../../providers/public.ts'
import type { VisitsDeps } from '../deps.ts'
import { type ListRead, readChanged, readLatestBefore, readRange } from '../store/own-list.ts'
import { dayBegins, listDays } from '../use-cases/list-days.ts'
import { presentVisits } from '../use-cases/present-visits.ts'
import { readVisibleProfiles, thoseWithLevel } from '../use-cases/visible-profiles.ts'

interface SyncRequest {
  readonly actor: Patient
  readonly query: QueryOf<typeof call>
  readonly language: Language
}

/** Asks the organisations for new visits, then answers with what the device must merge (product §4, "Sync"). */
async function syncVisits({ actor, query, language }: SyncRequest, deps: VisitsDeps) {
  const now = deps.clock.now()
  const seen = await readVisibleProfiles(actor, query.providerCode, deps)
  const providers = await deps.providers.refresh({
    profileIds: seen.profileIds,
    kind: 'orders',
    providerCode: seen.providerCode,
    forced: query.forced === 'true',
    wait: query.async === 'false',
  })
  const month = listDays({}, now)
  const [visits, earlier] = await Promise.all([
    read(seen, query.dateStart, month, deps),
    readLatestBefore(deps.database, { ...seen, before: month.from }),
  ])
  return {
    visits: await presentVisits(visits, { language, now, members: seen.members }, deps),
    profileIds: [...seen.profileIds],
    reportsOf: thoseWithLevel(seen, 'VIEW_REPORTS_TESTS'),
    coverageOf: thoseWithLevel(seen, 'VIEW_COVERAGE'),
    syncedAt: formatInstant(now),
    providers: providers.map(presentSync),
    ...(earlier && { earlier: civilDateOf(earlier) }),
  }
}

const read = (
  seen: ListRead,
  dateStart: string | undefined,
  month: ReturnType<typeof listDays>,
  { database }: VisitsDeps,
) =>
  dateStart === undefined
    ? readRange(database, { ...seen, ...month })
    : readChanged(database, { ...seen, since: dayBegins(dateStart) })

export const syncVisitsRoute = handle(call, ({ actor, query, language }, deps: VisitsDeps) =>
  syncVisits({ actor, query, language }, deps),
)
