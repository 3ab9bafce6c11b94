import { GATEWAY_PATIENCE } from './gateways/gateway.ts'
import type { Channel } from './message.ts'
import { acceptDue, claimDue, type DueMessage, dropSpentSecrets, failExpired } from './outbox/store.ts'
import { type SendDeps, sendMessage } from './send-message.ts'

const BATCH = 20
const INBOX_BATCH = 500
const LEASE_SECONDS = (6 * GATEWAY_PATIENCE) / 1000

const EVERY_WAY: readonly Channel[] = ['sms', 'email', 'push']
/** The inbox replaces the SMS and e-mail gateways, not push. */
const TO_INBOX: readonly Channel[] = ['sms', 'email']

/** Sends all that is due. Returns how many messages it claimed. */
export async function dispatch(deps: SendDeps): Promise<number> {
  const { database, clock, gateways } = deps
  await dropSpentSecrets(database.db, clock.now())
  if (gateways.kind === 'real') return sendDue(deps, EVERY_WAY)
  const pushed = await sendDue(deps, ['push'])
  return pushed + (await sendDue(deps, TO_INBOX, { hasQuietHours: true })) + (await acceptAll(deps))
}

async function sendDue(
  deps: SendDeps,
  channels: readonly Channel[],
  which: Pick<DueMessage, 'hasQuietHours'> = {},
): Promise<number> {
  const { database, clock, measures } = deps
  let taken = 0
  for (;;) {
    for (const channel of await failExpired(database.db, clock.now())) {
      measures.failed.inc({ channel, kind: 'expired' })
    }
    const due = { now: clock.now(), limit: BATCH, channels, ...which }
    const claimed = await claimDue(database.db, due, LEASE_SECONDS)
    await Promise.all(claimed.map(message => sendMessage(message, deps)))
    taken += claimed.length
    if (claimed.length < BATCH) return taken
  }
}

/** What has no quiet hours goes to the inbox at once, many in a statement. */
async function acceptAll({ database, clock }: SendDeps): Promise<number> {
  let taken = 0
  for (;;) {
    const due = { now: clock.now(), limit: INBOX_BATCH, channels: TO_INBOX, hasQuietHours: false }
    const accepted = await acceptDue(database.db, due)
    taken += accepted
    if (accepted < INBOX_BATCH) return taken
  }
}
