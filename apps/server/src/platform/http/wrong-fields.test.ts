import type { Call } from '@vizit/contract/call.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { handle } from './handle-call.ts'
import { httpBinding } from './plugin.ts'
import { register } from './register-calls.ts'

const moveThing = {
  method: 'POST',
  path: '/things/:id',
  who: 'anyone',
  module: 'things',
  summary: 'Move a thing',
  params: z.object({ id: z.string().regex(/^[a-z]+$/) }),
  query: z.object({ at: z.string().regex(/^\d+$/) }),
  body: z.strictObject({
    to: z.string().max(5),
    from: z.string(),
    when: z.strictObject({ day: z.string() }),
  }),
  status: 204,
  errors: [],
} satisfies Call

const app = Fastify()
await app.register(httpBinding, {
  strict: true,
  identify: async () => 'UNAUTHENTICATED',
  detail: code => code,
})
const route = handle(moveThing, async () => undefined, {
  rules: ({ to, from }) => [
    ...(to === 'home' ? [{ path: 'to', problem: 'forbidden' }] : []),
    ...(from === 'home' ? [{ path: 'from', problem: 'forbidden' }] : []),
  ],
})
register(app, [route], {})

async function wrong(url: string, payload: object): Promise<string[]> {
  const reply = await app.inject({ method: 'POST', url, payload })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'INVALID_ARGUMENT'])
  return reply
    .json()
    .attributes.fields.map(({ path, problem }: Record<string, string>) => `${path} ${problem}`)
}

const whole = { to: 'shop', from: 'yard', when: { day: '1' } }

test('the errors of all parts of a request are reported at once', async () => {
  expect(await wrong('/things/1?at=x', { ...whole, to: 1, when: { day: '1', hour: 2 } })).toEqual([
    'id invalid_format',
    'to invalid_type',
    'when.hour unrecognized_keys',
    'at invalid_format',
  ])
  expect(await wrong('/things/a?at=x', { ...whole, when: {} })).toEqual([
    'when.day invalid_type',
    'at invalid_format',
  ])
  expect(await wrong('/things/a?at=x', whole)).toEqual(['at invalid_format'])
})

test('a broken rule is reported with the other errors, and nothing twice', async () => {
  expect(await wrong('/things/a?at=1', { to: 'too long', from: 'home' })).toEqual([
    'to too_big',
    'when invalid_type',
    'from forbidden',
  ])
  expect(await wrong('/things/1?at=1', { ...whole, to: 'home', from: 7 })).toEqual([
    'id invalid_format',
    'from invalid_type',
    'to forbidden',
  ])
  expect(await wrong('/things/1?at=1', { ...whole, nick: 1 })).toEqual([
    'id invalid_format',
    'nick unrecognized_keys',
  ])
})

test('a malformed body breaks no rule', async () => {
  expect(await wrong('/things/a?at=1', ['home'])).toEqual([' invalid_type'])
})
