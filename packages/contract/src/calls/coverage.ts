import { z } from 'zod'
import { call } from '../call.ts'
import { SixDigits } from '../shapes/code.ts'
import { Coverages, LinkedCoverage } from '../shapes/coverage.ts'
import { Count } from '../shapes/numbers.ts'
import { Uuid } from '../shapes/scalars.ts'

const path = '/api/v2/my/coverage'

/** Why a person and what the coverer says do not become one (calls §8.4). An employer's member has proved the address. */
const employerLinkErrors = [
  'CONTRACT_MISSMATCH',
  'CONTRACT_NOT_READY',
  'CONTRACT_IS_NOT_SYNCHRONIZED',
  'NO_CARD_FROM_COVERER',
  'CODE_COVERER_CARD_INACTIVE',
  'EXPIRED_CONTRACT',
  'COVERAGE_EXISTS',
  'PROFILE_MISSING',
] as const
const linkErrors = [...employerLinkErrors, 'INVALID_CONTRACT_KEY', 'CONTRACT_PHONE_MISMATCH'] as const

/**
 * Own programmes with their state, those of the family that the caller may see (VIEW_COVERAGE), those by which a spouse
 * or parent covers them, and what is still awaited.
 */
export const listCoverages = call({
  module: 'programmes',
  topics: ['coverage', 'family', 'profile'],
  summary: 'List the programmes that cover the signed-in person and their family',
  method: 'GET',
  path,
  who: 'patient',
  status: 200,
  answer: Coverages,
  errors: [],
})

/**
 * Sends a letter with a link and a code to a corporate address (product §4, "Programme linking"). The answer is the same
 * whether the employer knows the address. INVALID_CONTRACT_KEY: the domain is no employer's.
 * CONTRACT_KEY_BLOCKED: too many of those, or of wrong keys of an insurer.
 */
export const requestEmployer = call({
  module: 'programmes',
  topics: ['coverage'],
  summary: "Ask for an employer's programme: a letter goes to the corporate e-mail",
  method: 'POST',
  path: `${path}/employer`,
  who: 'patient',
  idempotent: true,
  body: z.strictObject({ email: z.string().max(320) }),
  status: 200,
  answer: z.object({
    coverer: z.string().describe('the code of the programme'),
    maskedEmail: z.string(),
    resendAfter: Count.describe('seconds until another e-mail may be requested'),
  }),
  errors: [
    'INVALID_CONTRACT_KEY',
    'COVERAGE_EXISTS',
    'PROFILE_MISSING',
    'INVALID_ARGUMENT',
    'INVALID_STATE',
    'CONTRACT_KEY_BLOCKED',
    'ERROR_TOO_MANY_REQUESTS',
  ],
})

export const confirmEmployer = call({
  module: 'programmes',
  topics: ['coverage', 'profile', 'family'],
  summary: 'Confirm the corporate e-mail by the code of the letter',
  method: 'POST',
  path: `${path}/employer/confirm`,
  who: 'patient',
  idempotent: true,
  body: z.strictObject({ code: SixDigits }),
  status: 200,
  answer: LinkedCoverage,
  errors: ['INVALID_CODE', 'COVERAGE_REQUEST_OVER', 'INVALID_ARGUMENT', ...employerLinkErrors],
})

const links = '/api/v2/public/confirm-coverage'
/** Never GET: addresses stand in logs. */
const byLink = {
  module: 'programmes',
  method: 'POST',
  who: 'anyone',
  perAddress: { times: 60, seconds: 600 },
  body: z.strictObject({ token: z.string().min(1).max(128) }),
} as const

/**
 * The token is part of the link in the letter, which may be opened on any device: on the computer at work nobody is
 * signed in. Repeated within a day the call answers the same, as long as the programme stays linked.
 */
export const confirmEmployerLink = call({
  ...byLink,
  topics: ['coverage', 'profile', 'family'],
  repeat: 'settles',
  summary: 'Confirm the corporate e-mail by the link of the letter',
  path: links,
  status: 200,
  answer: z.object({ coverer: z.string(), programCaption: z.string() }),
  errors: ['LINK_EXPIRED', 'COVERAGE_REQUEST_OVER', ...employerLinkErrors],
})

/** Whoever has the link has the letter, which names the programme too. Nothing is said of the person. */
export const readEmployerLink = call({
  ...byLink,
  repeat: 'reads',
  summary: 'Show which programme the link of the letter is for, and whether it is linked',
  path: `${links}/programme`,
  status: 200,
  answer: z.object({
    coverer: z.string(),
    programCaption: z.string(),
    state: z
      .enum(['asked', 'linked', 'awaited'])
      .describe(
        'awaited: confirmed, and the employer has not sent who the person is; tried again each minute',
      ),
  }),
  errors: ['LINK_EXPIRED', 'COVERAGE_REQUEST_OVER'],
})

/**
 * Links an insurer's programme by the barcode of the card or by the contract's number. A number without the suffix that
 * its contract demands is answered with `waitsFor: SUFFIX`: the suffix comes by SMS. A key of somebody else has the same
 * answer as an unknown one. INCORRECT_CONTRACT_CODE: a barcode whose check digit is wrong, and that nobody has.
 * CONTRACT_KEY_BLOCKED: five wrong keys in an hour or ten in a day; after two, also limits per address, per key and of all.
 */
export const linkInsurer = call({
  module: 'programmes',
  topics: ['coverage', 'profile', 'family'],
  summary: "Link an insurer's programme to the signed-in person or to their child",
  method: 'POST',
  path: `${path}/insurer`,
  who: 'patient',
  subject: { is: 'profile', at: 'body', field: 'profileId', needs: 'EDIT_PROFILE', only: 'child-or-me' },
  idempotent: true,
  body: z.strictObject({
    barcode: z.string().max(64).optional().describe('13 digits; either this or `contractNumber`, not both'),
    contractNumber: z.string().max(64).optional().describe('with its prefix, with or without the suffix'),
    profileId: Uuid.optional().describe('of a child; absent: the signed-in person'),
  }),
  status: 200,
  answer: LinkedCoverage,
  errors: [
    'NOT_FOUND',
    'INVALID_ARGUMENT',
    'INCORRECT_CONTRACT_CODE',
    'INVALID_STATE',
    'ERROR_TOO_MANY_REQUESTS',
    'CONTRACT_KEY_BLOCKED',
    ...linkErrors,
  ],
})

export const confirmInsurer = call({
  module: 'programmes',
  topics: ['coverage', 'profile', 'family'],
  summary: "Confirm the contract's number by its suffix, which came by SMS",
  method: 'POST',
  path: `${path}/insurer/confirm`,
  who: 'patient',
  idempotent: true,
  body: z.strictObject({ suffix: z.string().min(1).max(64) }),
  status: 200,
  answer: LinkedCoverage,
  errors: ['INVALID_CODE', 'COVERAGE_REQUEST_OVER', 'INVALID_ARGUMENT', ...linkErrors],
})

/** Visits that are booked keep who pays for them. */
export const endCoverage = call({
  module: 'programmes',
  topics: ['coverage', 'profile', 'family'],
  absentIsDone: true,
  summary: 'End a programme of the signed-in person or of their child, or a request that waits',
  method: 'DELETE',
  path: `${path}/:id`,
  who: 'patient',
  subject: { is: 'coverage', at: 'params', field: 'id', needs: 'EDIT_PROFILE', only: 'child-or-me' },
  params: z.object({ id: Uuid.describe('of a coverage or of a request') }),
  status: 204,
  errors: ['NOT_FOUND'],
})
