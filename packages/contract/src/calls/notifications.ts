import { z } from 'zod'
import { call } from '../call.ts'

const path = '/api/v2/my/push-subscription'

export const savePushSubscription = call({
  module: 'notifications',
  topics: [],
  summary: 'Receive push messages on this device until its session ends',
  method: 'PUT',
  path,
  who: 'patient',
  body: z.strictObject({
    endpoint: z.string().min(1).max(2048).describe('a URL at a push service that the server accepts'),
    keys: z.strictObject({
      p256dh: z.string().regex(/^[\w-]{87}$/, 'is a public key of P-256, uncompressed, in base64url'),
      auth: z.string().regex(/^[\w-]{22}$/, 'has 16 bytes in base64url'),
    }),
  }),
  status: 204,
  errors: ['INVALID_ARGUMENT'],
})

export const endPushSubscription = call({
  module: 'notifications',
  topics: [],
  summary: 'Stop push messages on this device',
  method: 'DELETE',
  path,
  who: 'patient',
  status: 204,
  errors: [],
})

/** A message that no device confirms in time is sent by SMS or e-mail. */
export const confirmPush = call({
  module: 'notifications',
  repeat: 'settles',
  summary: 'Confirm that a push message was shown',
  method: 'POST',
  path: '/api/v2/public/push/receipts',
  who: 'anyone',
  body: z.strictObject({ receipt: z.string().min(1).max(64).describe('the value in the message') }),
  status: 204,
  errors: ['NOT_FOUND'],
})
