import { z } from 'zod'
import { FeedSequence } from '../shapes/numbers.ts'
import { kind } from './error-kind.ts'

/** Feeds of pharmacies, organisations and programmes. */
export const feedErrors = {
  /** A feed with a lower sequence number than the sender's last one of this kind. */
  FEED_OUTDATED: kind(409, false, z.object({ lastSequence: FeedSequence })),
}
