import { z } from 'zod'
import { FeedSequence } from '../shapes/numbers.ts'
import { kind } from './error-kind.ts'

/** Feeds of prices of pharmacies. */
export const feedErrors = {
  /** A feed of prices with a lower sequence number than the last one. */
  STOCK_FEED_OUTDATED: kind(409, false, z.object({ lastSequence: FeedSequence })),
}
