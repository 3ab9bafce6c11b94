import { z } from 'zod'
import { call } from '../../call.ts'
import { LedgerEntry } from '../../shapes/family.ts'
import { inQuery } from '../../shapes/numbers.ts'
import { RowId, Uuid } from '../../shapes/scalars.ts'

/** For the caller, and for people on whom the caller holds GRANT. Views of visits are recorded at most once an hour. */
export const readLedger = call({
  module: 'family',
  topics: ['family', 'visits', 'tests'],
  summary: "List who viewed, booked, moved, cancelled or changed rights on a person's data, newest first",
  method: 'GET',
  path: '/api/v2/my/family/ledger',
  who: 'patient',
  subject: { is: 'profile', at: 'query', field: 'profileId', needs: 'GRANT' },
  query: z.object({
    profileId: Uuid,
    before: RowId.optional().describe("the id of the previous page's last entry"),
    limit: inQuery(z.int().min(1).max(100)).default(30),
  }),
  status: 200,
  answer: z.object({ entries: z.array(LedgerEntry), hasMore: z.boolean() }),
  errors: ['NOT_FOUND'],
})
