import type { Client } from '@vizit/api-client/client.ts'
import { session } from '../../app/session/session.ts'
import { readPushEndpoint, savePushEndpoint } from './push-endpoint.ts'

// Few devices use push messages: the others do not load this code.
const switching = () => import('./switch-push.ts')

/**
 * Keeps the server's push address of this device current: browsers change it, and each session has to register it
 * again. Signing out removes it, so that the next user gets no messages of the previous one.
 */
export function followPush(client: Client): () => void {
  const renew = async () => {
    if (session.state() !== 'signed-in' || readPushEndpoint() === null) return
    if (Notification.permission !== 'granted') return savePushEndpoint(null)
    const config = await client.send('readConfig', {})
    if (!config.ok) return
    const { saveSubscription, subscribe } = await switching()
    await saveSubscription(client, await subscribe(config.answer.pushKey))
  }
  const leave = async () => {
    if (readPushEndpoint() === null) return
    savePushEndpoint(null)
    const { forgetSubscription } = await switching()
    await forgetSubscription()
  }
  // Without a network or a push service, it is retried at the next start.
  const quietly = (work: () => Promise<void>) => void work().catch(() => undefined)
  quietly(renew)
  return session.subscribe((state, where) => {
    if (state === 'signed-in') quietly(renew)
    if (state === 'guest' && where === 'here') quietly(leave)
  })
}
