import { ECDH } from 'node:crypto'
import { savePushSubscription } from '@vizit/contract/calls/notifications.ts'
import { handle } from '../../../../platform/http/handle-call.ts'
import type { NotificationsCallDeps } from '../../deps.ts'
import { saveSubscription } from '../subscriptions.ts'

export const savePushSubscriptionRoute = handle(
  savePushSubscription,
  async ({ actor, body, refuse }, { database, clock, push }: NotificationsCallDeps) => {
    const invalid = (path: string, problem: string) =>
      refuse('INVALID_ARGUMENT', { fields: [{ path, problem }] })
    if (!push.hosts(body.endpoint)) return invalid('endpoint', 'unknown')
    const p256dh = Buffer.from(body.keys.p256dh, 'base64url')
    if (!isOnCurve(p256dh)) return invalid('keys.p256dh', 'invalid')
    await saveSubscription(database.db, {
      sessionId: actor.sessionId,
      endpoint: body.endpoint,
      p256dh,
      auth: Buffer.from(body.keys.auth, 'base64url'),
      now: clock.now(),
    })
    return undefined
  },
)

function isOnCurve(point: Buffer): boolean {
  try {
    ECDH.convertKey(point, 'prime256v1')
    return point[0] === 4
  } catch {
    return false
  }
}
