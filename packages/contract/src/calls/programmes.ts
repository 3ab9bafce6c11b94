import { z } from 'zod'
import { call } from '../call.ts'

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
  status: 200,
  answer: z.array(Programme),
  errors: [],
})
