import { DAY_MS } from '../time/day.ts'

/** How many drugs an account may wait for at the same time. */
export const MOST_ALERTS = 30

/** After so many days without a message an alert ends. */
export const ALERT_DAYS = 90

export const alertExpiry = (now: Date): Date => new Date(now.getTime() + ALERT_DAYS * DAY_MS)
