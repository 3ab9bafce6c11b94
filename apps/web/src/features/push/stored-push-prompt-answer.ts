import { DAY_MS } from '@vizit/domain/time/day.ts'
import { deviceStorage } from '../../app/browser-storage/storage.ts'

/** When messages were last declined, in milliseconds since the epoch. */
const KEY = 'pushDeclinedAt'
/** After 'not now' the offer is not repeated for this many milliseconds (30 days). */
const PEACE = 30 * DAY_MS

export function isTimeForPushPrompt(now: number): boolean {
  return now - Number(deviceStorage.getItem(KEY) ?? 0) >= PEACE
}

export function declinePushPrompt(now: number): void {
  deviceStorage.setItem(KEY, String(now))
}
