import { z } from 'zod'
import { FeedSequence } from '../shapes/numbers.ts'
import { kind, none } from './error-kind.ts'

/** Feeds of pharmacies, organisations and programmes. */
export const feedErrors = {
  /** No key, a wrong or revoked one, or that of somebody else: nobody learns who has keys. */
  INVALID_FEED_KEY: kind(401, false, none),
  /** A feed with a lower sequence number than the sender's last one of this kind. */
  FEED_OUTDATED: kind(409, false, z.object({ lastSequence: FeedSequence })),
  /** Its headers or its first bytes say that it is packed by gzip, and it cannot be unpacked. One that only ends early is INVALID_ARGUMENT. */
  FEED_NOT_GZIP: kind(400, false, none),
}
