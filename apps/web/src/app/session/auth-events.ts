import type { Input } from '@vizit/api-client/calls.ts'
import type { Client } from '@vizit/api-client/client.ts'
import { returning } from './device-ids.ts'
import { session } from './session.ts'

type Told = Input<'recordAuthEvent'>['body']

/** A glance at another app is no reopening. */
const AWAY_MS = 30 * 60_000

/** Counts what happens at the sign-in (product §4, "Auth events"). Nobody waits for it, and it may fail. */
export function tellAuthEvent(client: Client, event: Told['event'], value?: string): void {
  const body: Told = value === undefined ? { event } : { event, value }
  client.send('recordAuthEvent', { body }, { keepalive: true }).catch(() => undefined)
}

/** Tells of the app being opened again and of a session that ran out; the server sees the others itself. */
export function followAuthEvents(client: Client): void {
  if (returning) tellAuthEvent(client, 'app reopened')
  let leftAt = Number.POSITIVE_INFINITY
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) leftAt = Date.now()
    else if (Date.now() - leftAt > AWAY_MS) tellAuthEvent(client, 'app reopened')
  })
  session.subscribe((state, where) => {
    if (state === 'expired' && where === 'here') tellAuthEvent(client, 'auth state changed', state)
  })
}
