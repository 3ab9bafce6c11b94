import { DAY_MS } from '@vizit/domain/time/day.ts'

/** What is older is no news on Main any more; it stays in its list. */
const RECENT_DAYS = 14

export const isRecent = (instant: string): boolean => Date.parse(instant) > Date.now() - RECENT_DAYS * DAY_MS
