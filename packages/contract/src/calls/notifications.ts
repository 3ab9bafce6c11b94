import { z } from 'zod'
import { call } from '../call.ts'

const path = '/api/v2/my/push-subscription'

export const savePushSubscription = call({
  module: 'notifications',
  summary: 'Take messages by push on this device, until its session ends',
  method: 'PUT',
  path,
  who: 'patient',
  body: z.strictObject({
    endpoint: z.string().min(1).max(2048).describe('an address at a push service that the server knows'),
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
  summary: 'Take no more messages by push on this device',
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
  summary: 'Say that a message sent by push was shown',
  method: 'POST',
  path: '/api/v2/public/push/receipts',
  who: 'anyone',
  body: z.strictObject({ receipt: z.string().min(1).max(64).describe('as it stands in the message') }),
  status: 204,
  errors: ['NOT_FOUND'],
})
