import { stockProblems } from '@vizit/domain/drugs/stock-row.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { Kopecks } from '../../shapes/drug.ts'
import { feedFile, feedFileErrors } from '../../shapes/feed-file.ts'
import { YesNo } from '../../shapes/list-query.ts'
import { Count, FeedSequence, inQuery } from '../../shapes/numbers.ts'

const AppliedStock = z.object({
  mode: z.enum(['full', 'delta']),
  sequence: FeedSequence,
  rows: Count,
  accepted: Count.describe(
    'not rejected, nor held back, nor left out because another row of the same pack could not be used',
  ),
  pharmacies: Count.describe('that the feed names'),
  added: Count,
  updated: Count,
  removed: Count.describe('sold out, or no longer in a full feed'),
  older: Count.describe(
    'rows that are older than what is known of the pack, which stays: its stored price, or that it is sold out',
  ),
  rejected: z.object({
    count: Count,
    lines: z
      .array(z.object({ line: Count, problem: z.enum(stockProblems) }))
      .describe(
        'the first 1,000; lines count from 1, the header being one. A pack whose row has a wrong price, quantity or date keeps its former price; one that has expired is on sale no more',
      ),
  }),
  heldBack: z
    .object({
      count: Count,
      lines: z.array(
        z.object({ line: Count, pharmacy: z.string(), pack: z.string(), price: Kopecks, usual: Kopecks }),
      ),
    })
    .describe(
      'prices more than ten times above or below the usual one (thirty times, where only other packages of the medicine tell it), which are not shown: the packs keep their former price; the first 1,000',
    ),
  tooOld: z
    .object({ count: Count, lines: z.array(Count) })
    .describe(
      'accepted rows whose updatedAt is so long ago that nobody is shown their prices (three days, unless configured otherwise); the first 1,000 lines',
    ),
  incomplete: z
    .object({
      count: Count,
      pharmacies: z.array(z.object({ pharmacy: z.string(), kept: Count, rows: Count, unused: Count })),
    })
    .describe(
      'pharmacies of which five rows and more than a fifth of a full feed cannot be used (unknown or expired packs, broken rows) and more than a fifth of the prices would be gone: what the feed does not name stays there; the first 1,000',
    ),
})

export const receiveStock = call({
  module: 'stock',
  summary:
    'Take the prices of the pharmacies of one chain: CSV or NDJSON with pharmacy, pack or code, price, quantity, bestBefore and updatedAt; gzip is unpacked. A feed that breaks off changes nothing. INVALID_ARGUMENT: also a needed column that is missing, or a file that ends in the middle of a row',
  method: 'POST',
  path: '/api/v2/feeds/pharmacies/stock',
  who: 'feed',
  feedOf: 'pharmacies',
  topics: [],
  query: z.object({
    mode: z
      .enum(['full', 'delta'])
      .default('full')
      .describe('full: all that the pharmacies in the feed have; delta: changes, quantity 0 is sold out'),
    complete: YesNo.describe(
      'a full feed is all that its pharmacies have, however many of its rows cannot be used',
    ),
    sequence: inQuery(z.int().min(1).max(253_402_300_799)).describe(
      'grows with each feed of the chain, such as the time of the export; an older one is refused',
    ),
  }),
  upload: feedFile(2_147_483_647),
  status: 200,
  idempotent: true,
  answer: AppliedStock,
  errors: feedFileErrors,
})
