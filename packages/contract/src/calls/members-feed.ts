import { z } from 'zod'
import { call } from '../call.ts'
import { feedFile, feedFileErrors } from '../shapes/feed-file.ts'
import { ProgrammeCode, YesNo } from '../shapes/list-query.ts'
import { Count, FeedSequence, inQuery } from '../shapes/numbers.ts'
import { RejectedLines } from '../shapes/rejected-lines.ts'

const AppliedMembers = z.object({
  mode: z.enum(['full', 'delta']),
  sequence: FeedSequence,
  rows: Count,
  accepted: Count,
  added: Count,
  updated: Count,
  unchanged: Count,
  removed: Count.describe('who have left; they are told'),
  removalSkipped: z
    .boolean()
    .describe(
      'true: a full feed with rejected lines, without members, or without more than half of them, removes nobody',
    ),
  rejected: RejectedLines,
})

export const receiveMembers = call({
  module: 'programmes-import',
  summary:
    'Take the members of a programme from its employer or insurer: CSV or NDJSON with the columns of members.csv; gzip is unpacked. A feed that breaks off changes nothing. INVALID_ARGUMENT: also a needed column that is missing (`code` and `contract`; `code` alone in a file with `left`), or a file that ends in the middle of a row',
  method: 'POST',
  path: '/api/v2/feeds/programmes/:code/members',
  who: 'feed',
  feedOf: 'programme',
  topics: [],
  params: z.object({ code: ProgrammeCode }),
  query: z.object({
    mode: z
      .enum(['full', 'delta'])
      .default('delta')
      .describe('full: all members, whoever is missing has left; delta: changes, who leaves has `left` yes'),
    removeMissing: YesNo.describe('true: a full feed may also remove more than half of the members'),
    sequence: inQuery(z.int().min(1).max(253_402_300_799)).describe(
      'grows with each feed of the programme, such as the time of the export; an older one is refused',
    ),
  }),
  // Some five million members.
  upload: feedFile(1_073_741_824),
  status: 200,
  idempotent: true,
  answer: AppliedMembers,
  errors: feedFileErrors,
})
