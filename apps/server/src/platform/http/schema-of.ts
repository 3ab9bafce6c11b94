import { api } from '@vizit/contract/api.ts'
import { type Call, callErrors, type FeedOwner, type Subject, type Who } from '@vizit/contract/call.ts'
import { type ErrorCode, errors } from '@vizit/contract/errors.ts'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'

const names = new Map<Call, string>(Object.entries(api).map(([name, call]) => [call, name]))

/** A call as Fastify validates it and the OpenAPI page shows it. */
export function schemaOf(call: Call): FastifySchema {
  const refusals = Object.groupBy(callErrors(call), code => String(errors[code].status))
  const responses = Object.entries(refusals).map(([status, codes]) => [status, refusalSchema(codes ?? [])])
  return {
    operationId: names.get(call) ?? call.summary,
    summary: call.summary,
    tags: [call.module],
    description: [callersOf(call), ...(call.subject ? [needOf(call.subject)] : [])].join(' '),
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    ...(call.who !== 'anyone' && { security: securityOf(call) }),
    response: {
      ...Object.fromEntries(responses),
      [call.status]: answerSchema(call),
      ...(call.nothingMeans && { 204: z.null().describe(call.nothingMeans) }),
    },
  }
}

const SUCCESS = 'Success'

const CALLERS: Readonly<Record<Who, string>> = {
  anyone: 'Open to anyone.',
  visitor: 'For signed-in accounts and for guests.',
  patient: 'For signed-in accounts.',
  device: 'For signed-in accounts, also on a device that waits for access.',
  link: 'For a person who confirmed the code of a link to this visit.',
  feed: 'For integrators with a key of `vizit feeds add-key`.',
}

const FEED_CALLERS: Readonly<Record<FeedOwner, string>> = {
  pharmacies: 'For chains of pharmacies and pharmacies with a key of `vizit feeds add-key`.',
  provider: 'For the organisation with a key of `vizit feeds add-key provider`.',
  programme: 'For the coverer with a key of `vizit feeds add-key programme`.',
}

const callersOf = ({ who, feedOf }: Call) => (feedOf ? FEED_CALLERS[feedOf] : CALLERS[who])

const securityOf = ({ who }: Call) => {
  if (who === 'link') return [{ link: [] }]
  if (who === 'feed') return [{ feed: [] }]
  return who === 'visitor' ? [{ bearer: [] }, { guest: [] }] : [{ bearer: [] }]
}

const needOf = ({ is, field, needs }: Subject) =>
  `Needs ${needs} on the person whose ${is} \`${field}\` names; a stranger's id gets the same answer as an unknown id.`

function answerSchema(call: Call) {
  if (call.answer) return call.answer.describe(SUCCESS)
  if (!call.produces) return z.null().describe(SUCCESS)
  return { description: SUCCESS, content: { [call.produces]: { schema: z.string() } } }
}

function refusalSchema(codes: readonly ErrorCode[]) {
  const shapes = codes.map(code =>
    z.object({ code: z.literal(code), detail: z.string(), attributes: errors[code].attributes }),
  )
  const [first, ...others] = shapes
  const schema = first && others.length > 0 ? z.union([first, ...others]) : (first ?? z.unknown())
  return schema.describe(codes.join(', '))
}
