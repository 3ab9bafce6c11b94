import { JsonText } from '../../../platform/http/json-text.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { FeedResult } from './receive-feed.ts'

/** What the sender of a feed is told. */
export function answerFeed(result: FeedResult) {
  if (typeof result === 'string') return new JsonText(result)
  if ('keyRevoked' in result) return new Refused('INVALID_FEED_KEY', {})
  if ('retryAfter' in result) return new Refused('TOO_MANY_REQUESTS', { retryAfter: result.retryAfter })
  if ('lastSequence' in result) return new Refused('FEED_OUTDATED', { lastSequence: result.lastSequence })
  if (result.wrong === 'too_large') return new Refused('PAYLOAD_TOO_LARGE', {})
  if (result.wrong === 'not_gzip') return new Refused('FEED_NOT_GZIP', {})
  return new Refused('INVALID_ARGUMENT', { fields: result.wrong })
}
