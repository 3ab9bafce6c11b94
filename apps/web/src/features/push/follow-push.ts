import type { Client } from '@vizit/api-client/client.ts'
import { session } from '../../app/session/session.ts'
import { keepPush, keptPush } from './kept-push.ts'

// Few devices are told by push: the others load nothing of it.
const switching = () => import('./switch-push.ts')

/**
 * Keeps the server's word of this device true: browsers change their addresses, and each session has to name them anew.
 * Whoever signs out leaves no messages to the next one.
 */
export function followPush(client: Client): () => void {
  const renew = async () => {
    if (session.state() !== 'signed-in' || keptPush() === null) return
    if (Notification.permission !== 'granted') return keepPush(null)
    const config = await client.send('readConfig', {})
    if (!config.ok) return
    const { saveSubscription, subscribe } = await switching()
    await saveSubscription(client, await subscribe(config.answer.pushKey))
  }
  const leave = async () => {
    if (keptPush() === null) return
    keepPush(null)
    const { forgetSubscription } = await switching()
    await forgetSubscription()
  }
  // Without a network, or a push service, it is tried again at the next start.
  const quietly = (work: () => Promise<void>) => void work().catch(() => undefined)
  quietly(renew)
  return session.subscribe((state, where) => {
    if (state === 'signed-in') quietly(renew)
    if (state === 'guest' && where === 'here') quietly(leave)
  })
}
