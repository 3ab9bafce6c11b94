import { z } from 'zod'
import { call } from '../../call.ts'
import { Instant, Uuid } from '../../shapes/scalars.ts'

const path = '/api/v2/my/profile/export'

const ExportState = z.object({
  state: z.enum(['none', 'preparing', 'ready']),
  email: z.string().nullable().describe('the confirmed address to which the link is sent'),
  expiresAt: Instant.nullable().describe('the expiry of the link to a ready copy'),
  leftOut: z
    .array(
      z.object({
        profileId: Uuid,
        patientName: z.string().nullable(),
        providerCode: z.string(),
        providerName: z.string(),
        reason: z
          .enum(['consent', 'activation-code'])
          .describe(
            'what opens these values: the written consent, or the activation code of the record in this session',
          ),
      }),
    )
    .describe('the medical records whose values a copy ordered now would leave out'),
})

/**
 * Test values are included if their own rules allow it: with the written consent, and with the activation code given in
 * the session that orders the copy. PDF files are never included. The copy lists what was left out.
 */
export const orderExport = call({
  module: 'profile',
  topics: ['profile'],
  summary: 'Order a copy of all own data; a link to it is sent by e-mail and works for an hour',
  method: 'POST',
  path,
  who: 'patient',
  idempotent: true,
  freshCode: { deed: 'export' },
  status: 202,
  answer: ExportState,
  errors: ['EMAIL_REQUIRED', 'TOO_MANY_REQUESTS', 'FRESH_CODE_EXPIRED', 'INVALID_ARGUMENT'],
})

export const readExport = call({
  module: 'profile',
  topics: ['profile'],
  summary: 'Show the state of the ordered copy',
  method: 'GET',
  path,
  who: 'patient',
  status: 200,
  answer: ExportState,
  errors: [],
})

/** The token is part of the link; it opens the copy only for the account that ordered it. */
export const downloadExport = call({
  module: 'profile',
  repeat: 'reads',
  summary: 'Download the ordered copy, a zip of JSON and files',
  method: 'POST',
  path: `${path}/download`,
  who: 'patient',
  body: z.strictObject({ token: z.string().min(1).max(128) }),
  perAddress: { times: 30, seconds: 600 },
  status: 200,
  produces: 'application/zip',
  errors: ['EXPORT_EXPIRED'],
})
