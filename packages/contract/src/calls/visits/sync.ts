import { z } from 'zod'
import { call } from '../../call.ts'
import { CivilDate, Uuid } from '../../shapes/scalars.ts'
import { Synced, SyncQuery } from '../../shapes/sync.ts'
import { Visit } from '../../shapes/visit.ts'

/** If one organisation fails, the others are still answered; `providers` has the outcome of each. */
export const syncVisits = call({
  module: 'visits',
  topics: ['family', 'visits'],
  repeat: 'reads',
  summary: 'Bring the visits on a device up to date: answers changed visits, to be merged by id',
  method: 'POST',
  path: '/api/v2/my/providers/sync/orders',
  who: 'patient',
  query: SyncQuery,
  status: 200,
  answer: Synced.extend({
    visits: z
      .array(Visit)
      .describe(
        'visits changed since `dateStart` or starting after it; cancelled and hidden ones too, so that the device drops them',
      ),
    reportsOf: z
      .array(Uuid)
      .describe('those of `profileIds` whose visits come with their reports: VIEW_REPORTS_TESTS is held'),
    coverageOf: z
      .array(Uuid)
      .describe('those of `profileIds` whose visits come with who pays: VIEW_COVERAGE is held'),
    earlier: CivilDate.optional().describe(
      'the date of the latest visit before those of an initial sync; absent: there is none',
    ),
  }),
  errors: [],
})
