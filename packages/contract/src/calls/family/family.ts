import { z } from 'zod'
import { call } from '../../call.ts'

/** Clears `isNew` for everyone, after the dialog of newly appeared relatives was read (product §2, "Family"). */
export const markFamilySeen = call({
  module: 'family',
  topics: ['family'],
  repeat: 'settles',
  summary: 'Mark new relatives as seen',
  method: 'POST',
  path: '/api/v2/my/family/seen',
  who: 'patient',
  status: 204,
  errors: [],
})

/** For a child, use `saveChild`. */
export const giveConsent = call({
  module: 'family',
  topics: ['profile'],
  repeat: 'settles',
  summary: "Record the signed-in person's consent to the processing of their data, once",
  method: 'POST',
  path: '/api/v2/my/profile/consent',
  who: 'patient',
  body: z.strictObject({ consentReceived: z.literal(true) }),
  status: 204,
  errors: [],
})
