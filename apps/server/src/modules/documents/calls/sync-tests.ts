import type { QueryOf } from '@vizit/contract/call.ts'
import { syncTests as call } from '@vizit/contract/calls/documents/tests.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { minskMidnight } from '@vizit/domain/time/minsk.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { Language } from '../../../platform/http/language.ts'
import { presentSync } from '../../providers/public.ts'
import type { DocumentsDeps } from '../deps.ts'
import { readChangedTests, readTests } from '../store/tests.ts'
import { presentTest } from '../use-cases/present-test.ts'
import { readVisibleProfiles } from '../use-cases/visible-profiles.ts'

interface Asked {
  readonly actor: Patient
  readonly query: QueryOf<typeof call>
  readonly language: Language
}

/** Asks the organisations for new results, then answers with what the device must merge (product §4, "Sync"). */
async function syncTests({ actor, query, language }: Asked, deps: DocumentsDeps) {
  const { database, clock } = deps
  const now = clock.now()
  const seen = await readVisibleProfiles(actor, query.providerCode, deps)
  const providers = await deps.providers.refresh({
    ...seen,
    kind: 'tests',
    forced: query.forced === 'true',
    wait: query.async === 'false',
  })
  const tests =
    query.dateStart === undefined
      ? await readTests(database, seen)
      : await readChangedTests(database, { ...seen, since: new Date(minskMidnight(query.dateStart)) })
  return {
    tests: tests.map(test => presentTest(test, language)),
    profileIds: [...seen.profileIds],
    syncedAt: formatInstant(now),
    providers: providers.map(presentSync),
  }
}

export const syncTestsRoute = handle(call, ({ actor, query, language }, deps: DocumentsDeps) =>
  syncTests({ actor, query, language }, deps),
)
