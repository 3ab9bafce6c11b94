import { MINUTE_MS } from '../time/minute.ts'

/**
 * True if the patient may still move or cancel a visit that starts at `startsAt`: not later than the cut-off (30
 * minutes) before the start (product §4, "Visit cancel"; decisions D11).
 */
export function isChangeable(startsAt: Date, now: Date, cutOffMinutes: number): boolean {
  return startsAt.getTime() - now.getTime() >= cutOffMinutes * MINUTE_MS
}
