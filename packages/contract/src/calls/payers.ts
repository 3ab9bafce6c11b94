import { coverages, limitPeriods } from '@vizit/domain/programmes/coverage.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { NotInProgramme } from '../errors/payer-errors.ts'
import { Price, ServiceOption } from '../shapes/catalogue.ts'
import { ProgrammeCode } from '../shapes/list-query.ts'
import { Count, Percent } from '../shapes/numbers.ts'
import { CivilDate, RowId, Uuid } from '../shapes/scalars.ts'

const Limit = z.object({
  name: z.string(),
  visits: Count,
  remaining: Count.describe('visits that it still has, this one not counted'),
  period: z.enum(limitPeriods),
  ofFamily: z.boolean().describe('true: the family has it together'),
  renewsOn: CivilDate.nullable().describe(
    'the first day of the next month or year; null: with the next contract, or the person is not covered then',
  ),
})

const Payer = z.object({
  programId: ProgrammeCode,
  programCaption: z.string(),
  phones: z.string().describe('phones of the coverer, separated by semicolons'),
  coverage: z.enum(coverages).describe('LIMITED pays as long as `limit` has a visit left'),
  share: Percent.describe('percent of the price that the programme pays; 0: it does not pay now'),
  limit: Limit.nullable(),
  programmePays: Price,
  personPays: Price,
  coveredOptions: z
    .array(ServiceOption.pick({ id: true, name: true }))
    .describe(
      'options of the same service there that the programme covers, where it does not cover this one',
    ),
})

export const listPayers = call({
  module: 'booking',
  topics: ['profile', 'family', 'visits'],
  summary:
    'List who can pay for a visit that is going to be booked: the programmes of the patient, beside own expenses',
  method: 'GET',
  path: '/api/v2/my/providers/orders/payers',
  who: 'patient',
  subject: { is: 'profile', at: 'query', field: 'profileId', needs: 'BOOK_VISITS' },
  query: z.object({
    timetableId: RowId,
    assignmentId: RowId,
    profileId: Uuid,
    serviceId: RowId.optional(),
    serviceOptionId: RowId.optional(),
    orderId: Uuid.optional().describe(
      'a booked visit of the patient that may move to this time: it is not counted in its limit, and its service is asked about',
    ),
    programId: ProgrammeCode.optional().describe(
      'a programme that was chosen: where it does not cover the patient, why',
    ),
  }),
  status: 200,
  answer: z.object({
    price: Price,
    programmes: z.array(Payer).describe('those that pay first; without VIEW_COVERAGE none'),
    notCovering: NotInProgramme.optional().describe(
      'of `programId`, if it is none of `programmes`; without `programId`, where `programmes` is empty, of a programme that the patient has on other days',
    ),
    preferred: ProgrammeCode.nullable().describe('the programme to choose first; null: own expenses'),
  }),
  errors: ['SERVICE_IS_NOT_SUPPORTED', 'NOT_FOUND'],
})
