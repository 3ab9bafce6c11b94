import { z } from 'zod'
import { NamedPack } from '../shapes/drug.ts'
import { Count } from '../shapes/numbers.ts'
import { Instant } from '../shapes/scalars.ts'
import { kind, none } from './error-kind.ts'

/** Drugs: where they are sold, and about which somebody asks to be told. */
export const drugErrors = {
  /** The outside service of prices does not answer, and nothing that it said is kept (calls §8.2). */
  DRUG_SERVICE_UNAVAILABLE: kind(503, true, none),
  /** Pharmacies have told the same EAN-13 for several packs, and none of them more often. */
  BARCODE_OF_SEVERAL_PACKS: kind(
    409,
    false,
    z.object({ packs: z.array(NamedPack).min(2).describe('those that are meant equally') }),
  ),
  DRUG_AVAILABLE: kind(
    409,
    false,
    z.object({
      priceFrom: Count.min(1).describe('kopecks: the lowest price that fits'),
      pharmaciesCount: Count.min(1).describe('in how many pharmacies'),
      asOf: Instant.describe('when the lowest price was right'),
      isStale: z.boolean().describe('that is more than a day ago'),
    }),
  ),
  DRUG_ALERT_LIMIT: kind(
    409,
    false,
    z.object({ limit: Count.min(1).describe('the largest number of drugs that an account waits for') }),
  ),
}
