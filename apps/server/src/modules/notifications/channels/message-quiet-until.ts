import { quietUntil } from '@vizit/domain/reminders/quiet-hours.ts'
import type { Claimed } from '../outbox/store.ts'

/** The end of the quiet hours in which the message must not be sent. Null: it may be sent now. */
export function messageQuietUntil(message: Pick<Claimed, 'quiet_from' | 'quiet_to'>, now: Date): Date | null {
  const { quiet_from: from, quiet_to: to } = message
  if (from === null || to === null) return null
  return quietUntil(now, { from: from.slice(0, 5), to: to.slice(0, 5) })
}
