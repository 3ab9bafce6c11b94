import { z } from 'zod'
import { Count } from '../shapes/numbers.ts'
import { kind } from './error-kind.ts'

/** Drugs about which somebody asks to be told. */
export const drugErrors = {
  DRUG_AVAILABLE: kind(
    409,
    false,
    z.object({
      priceFrom: Count.min(1).describe('kopecks: the lowest price that fits'),
      pharmaciesCount: Count.min(1).describe('in how many pharmacies'),
    }),
  ),
  DRUG_ALERT_LIMIT: kind(
    409,
    false,
    z.object({ limit: Count.min(1).describe('the largest number of drugs that an account waits for') }),
  ),
}
