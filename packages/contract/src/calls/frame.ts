import { z } from 'zod'
import { call } from '../call.ts'

/** A page asks here whether it may show the product in a frame, because a browser refuses it without a message. */
export const listFrameHosts = call({
  module: 'frame',
  summary: "List the origins of the sites that may show a medical organisation's pages in a frame",
  method: 'GET',
  path: '/api/v2/public/booking/:provider/frame-hosts',
  who: 'anyone',
  params: z.object({ provider: z.string().min(1).max(40) }),
  status: 200,
  answer: z.object({
    hosts: z.array(z.string()),
    showsAccount: z
      .boolean()
      .describe(
        'whether these sites may also show profile, family, tests and documents, besides booking and visits',
      ),
  }),
  errors: ['NOT_FOUND'],
})
