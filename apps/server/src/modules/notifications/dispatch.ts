import { GATEWAY_PATIENCE } from './gateways/gateway.ts'
import { acceptDue, claimDue, dropSpentSecrets, failExpired } from './outbox/store.ts'
import { type SendDeps, sendMessage } from './send-message.ts'

const BATCH = 20
const INBOX_BATCH = 500
const LEASE_SECONDS = (6 * GATEWAY_PATIENCE) / 1000

/** Sends all that is due; answers how many messages it took up. */
export async function dispatch(deps: SendDeps): Promise<number> {
  const { database, clock, gateways, measures } = deps
  await dropSpentSecrets(database.db, clock.now())
  if (gateways.kind === 'inbox') return acceptAll(deps)
  let taken = 0
  for (;;) {
    for (const channel of await failExpired(database.db, clock.now())) {
      measures.failed.inc({ channel, kind: 'expired' })
    }
    const claimed = await claimDue(database.db, clock.now(), BATCH, LEASE_SECONDS)
    await Promise.all(claimed.map(message => sendMessage(message, deps)))
    taken += claimed.length
    if (claimed.length < BATCH) return taken
  }
}

async function acceptAll({ database, clock }: SendDeps): Promise<number> {
  let taken = 0
  for (;;) {
    const accepted = await acceptDue(database.db, clock.now(), INBOX_BATCH)
    taken += accepted
    if (accepted < INBOX_BATCH) return taken
  }
}
