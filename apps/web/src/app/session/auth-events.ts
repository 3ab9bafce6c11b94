import type { Input } from '@vizit/api-client/calls.ts'
import type { Client } from '@vizit/api-client/client.ts'
import { returning } from './device-ids.ts'
import { session } from './session.ts'

type ReportedEvent = Input<'recordAuthEvent'>['body']

/** A shorter absence, in milliseconds, does not count as reopening. */
const AWAY_MS = 30 * 60_000

/** Reports a sign-in event (product §4, "Auth events"). Nothing waits for it, and it may fail. */
export function reportAuthEvent(client: Client, event: ReportedEvent['event'], value?: string): void {
  const body: ReportedEvent = value === undefined ? { event } : { event, value }
  client.send('recordAuthEvent', { body }, { keepalive: true }).catch(() => undefined)
}

/** Reports when the app is reopened and when a session expired; the server sees the other events itself. */
export function followAuthEvents(client: Client): void {
  if (returning) reportAuthEvent(client, 'app reopened')
  let leftAt = Number.POSITIVE_INFINITY
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) leftAt = Date.now()
    else if (Date.now() - leftAt > AWAY_MS) reportAuthEvent(client, 'app reopened')
  })
  session.subscribe((state, where) => {
    if (state === 'expired' && where === 'here') reportAuthEvent(client, 'auth state changed', state)
  })
}
