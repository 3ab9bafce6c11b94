import { z } from 'zod'
import { call } from '../call.ts'
import { YesNo } from '../shapes/list-query.ts'

const Programme = z.object({
  code: z.string(),
  kind: z.enum(['EMPLOYER', 'INSURER']),
  programCaption: z.string(),
})

export const listPrograms = call({
  module: 'programmes',
  summary: 'List the programmes of employers and insurers',
  method: 'GET',
  path: '/api/v2/public/programs',
  who: 'anyone',
  query: z.object({
    all: YesNo.describe('also those that are switched off, to name them'),
  }),
  status: 200,
  answer: z.array(Programme),
  errors: [],
})
