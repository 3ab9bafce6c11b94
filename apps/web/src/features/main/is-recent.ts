import { DAY_MS } from '@vizit/domain/time/day.ts'

/** What is older is no news on Main any more; it stays in its list. */
const RECENT_DAYS = 14

export const isRecent = (instant: string, days = RECENT_DAYS): boolean =>
  Date.parse(instant) > Date.now() - days * DAY_MS
