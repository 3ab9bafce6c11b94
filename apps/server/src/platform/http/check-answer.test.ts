import type { Call } from '@vizit/contract/call.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type AnswerToCheck, breachesOf } from './check-answer.ts'

const readTown = {
  method: 'GET',
  path: '/towns/:id',
  who: 'anyone',
  module: 'towns',
  summary: 'A town',
  params: z.object({ id: z.string() }),
  status: 200,
  answer: z.object({ id: z.string(), places: z.array(z.object({ name: z.string() })) }),
  errors: ['NOT_FOUND', 'TIMESLOT_IS_BUSY'],
} satisfies Call

const json = (status: number, body: unknown): AnswerToCheck => ({
  status,
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(body),
})
const town = { id: '1', places: [{ name: 'a' }] }
const refusal = (code: string, attributes: object = {}) => ({ code, detail: 'text', attributes })

test.each([
  ['an answer', json(200, town)],
  ['a declared refusal', json(404, refusal('NOT_FOUND'))],
  ['one that every call owes', json(429, refusal('TOO_MANY_REQUESTS', { retryAfter: 3 }))],
])('%s that the contract describes passes', (_case, given) => expect(breachesOf(readTown, given)).toEqual([]))

test.each([
  ['another status', json(201, town), ['status 201']],
  ['another media type', { ...json(200, town), type: 'text/html' }, ['media type text/html']],
  ['a wrong shape', json(200, { id: 1, places: [] }), ['id invalid_type']],
  [
    'unknown fields at any depth',
    json(200, { ...town, places: [{ name: 'a', phone: '1' }], secret: true }),
    ['places.0.phone unknown', 'secret unknown'],
  ],
  ['a code of no catalogue', json(404, refusal('LOST')), ['code invalid_value']],
  ['a code that is not declared', json(409, refusal('VISITOR_BUSY')), ['undeclared VISITOR_BUSY']],
  ['a code with another status', json(400, refusal('NOT_FOUND')), ['NOT_FOUND with status 400']],
  ['a refusal with more than it has', json(404, refusal('NOT_FOUND', { id: 1 })), ['NOT_FOUND id unknown']],
  ['a refusal beside its body', json(404, { ...refusal('NOT_FOUND'), id: 1 }), ['id unknown']],
  ['a redirect', { status: 302, type: '', text: '' }, ['status 302 of media type ']],
])('%s is reported', (_case, given, breaches) =>
  expect(breachesOf(readTown, given).slice(0, breaches.length)).toEqual(breaches),
)

test('a file, a part of it, an empty answer, and an empty answer with a meaning are checked', () => {
  const { answer, ...call } = readTown
  const file = { ...call, produces: 'image/png', ranges: true } satisfies Call
  expect(breachesOf(file, { status: 206, type: 'image/png', text: undefined })).toEqual([])
  expect(breachesOf(file, { status: 200, type: 'text/plain', text: 'a' })).toEqual(['media type text/plain'])
  const picture = { ...call, produces: 'image/*' } satisfies Call
  expect(breachesOf(picture, { status: 200, type: 'image/webp', text: undefined })).toEqual([])
  expect(breachesOf(picture, { status: 200, type: 'imagery/webp', text: undefined })).toHaveLength(1)
  const nothing = { ...call, status: 204 } satisfies Call
  expect(breachesOf(nothing, { status: 204, type: '', text: undefined })).toEqual([])
  expect(breachesOf(nothing, { status: 204, type: '', text: 'a' })).toEqual([
    'a body where there should be none',
  ])
  const perhaps = { ...readTown, nothingMeans: 'there is none' } satisfies Call
  expect(breachesOf(perhaps, { status: 204, type: '', text: undefined })).toEqual([])
})
