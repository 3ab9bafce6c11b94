import { COMPANY_NAME_MAX } from '@vizit/domain/programmes/insurer-request.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { Uuid } from '../shapes/scalars.ts'

const Name = z.string().max(COMPANY_NAME_MAX)

export const addInsurerRequest = call({
  module: 'programmes',
  topics: [],
  summary:
    'Ask the operator to add an insurer or an employer (product §2); an account may do so a few times a day. The same name asked for again stays one request, with its newest text. The operator is told by e-mail, without who asked',
  method: 'POST',
  path: '/api/v2/my/coverage/insurer-requests',
  who: 'patient',
  idempotent: true,
  body: z.strictObject({
    company: Name.optional().describe('the insurer; absent: an employer is asked for'),
    employer: Name.optional().describe(
      'who pays for the insurance, if the person wants to say so; needed if no insurer is named',
    ),
  }),
  status: 201,
  answer: z.strictObject({ id: Uuid }),
  errors: ['INVALID_ARGUMENT', 'TOO_MANY_REQUESTS'],
})
