import type { Answer } from '@vizit/api-client/calls.ts'
import { makeReminderDue } from '@vizit/test-kit/reminders/make-reminder-due.ts'
import { PushService } from '@vizit/test-kit/reminders/push-service.ts'
import type { Account } from './accounts.ts'
import { address } from './address.ts'

/** A push service of the test, with a subscription of this person. */
export async function listenForPush({ bearer }: Account): Promise<PushService> {
  const service = new PushService()
  await service.open(Number(process.env.E2E_PUSH_PORT))
  const config = (await (await fetch(`${address()}/api/v2/public/config`)).json()) as Answer<'readConfig'>
  service.serverKey = config.pushKey
  const { endpoint, p256dh, auth } = service.subscribe('phone')
  const response = await fetch(`${address()}/api/v2/my/push-subscription`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      endpoint,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    }),
  })
  if (!response.ok) throw new Error(`push: ${await response.text()}`)
  return service
}

/** Makes the chosen reminder of a visit due now. */
export const dueNow = (orderId: string) => makeReminderDue(process.env.E2E_DATABASE ?? '', orderId, '2h')
