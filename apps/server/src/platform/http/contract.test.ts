import { text } from 'node:stream/consumers'
import { api } from '@vizit/contract/api.ts'
import { type Call, callErrors } from '@vizit/contract/call.ts'
import { type ErrorCode, errors } from '@vizit/contract/errors.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addFeedKey } from '../../modules/feeds/public.ts'
import { fieldsOf, type Input, inputOf, namesOf, PARTS } from './testing/contract-inputs.ts'

const world = await testWorld()
const bearer = async () => (await world.patient()).bearer
const link = await openedLink()
const calls: [string, Call][] = Object.entries(api)
const seen: { call: Call; code: ErrorCode; where: string }[] = []

const misfits: unknown[] = ['', '?', 'x'.repeat(90), 'x'.repeat(600), -1]

/** The token of a guest link, for calls that only its holder may make. */
async function openedLink() {
  const phone = '375297654321'
  const doctor = await world.doctor()
  await world.bookAsGuest(doctor, requireValue(doctor.slots[0]), { phone })
  return world.openLink(phone)
}

/** A key for a call that only its owner may make. */
async function feedKey({ feedOf, params }: Call): Promise<string> {
  const { db } = world
  const code = String(inputOf({ params } as Call).params?.code ?? 'feeds')
  const kind = feedOf === 'pharmacies' || feedOf === undefined ? 'chain' : feedOf
  if (kind === 'chain')
    await sql`insert into pharmacy_chain (code, name) values (${code}, 'Chain') on conflict do nothing`.execute(
      db,
    )
  if (kind === 'provider')
    await sql`insert into provider (code, name_ru) values (${code}, 'Центр') on conflict do nothing`.execute(
      db,
    )
  if (kind === 'programme')
    await sql`insert into programme (code, kind, caption_ru) values (${code}, 'INSURER', 'П') on conflict do nothing`.execute(
      db,
    )
  const added = await addFeedKey({ kind, code }, null, { db, clock: { now: () => new Date(WORLD_START) } })
  return requireValue(added).key
}

/** An actor who may make the call. */
const somebodyFor = async (call: Call) => {
  if (call.who === 'feed') return `Bearer ${await feedKey(call)}`
  return call.who === 'link' ? `Visit ${link}` : `Bearer ${await bearer()}`
}

async function send(call: Call, { params = {}, query, body }: Input, authorization?: string) {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
  const reply = await world.app.inject({
    method: call.method,
    url: `${path}${search}`,
    headers: authorization ? { authorization } : {},
    ...(body && { payload: body }),
    // Only the head of the answer: a stream of events has no end.
    payloadAsStream: call.produces === 'text/event-stream',
  })
  const isJson = String(reply.headers['content-type']).startsWith('application/json')
  const json = isJson ? JSON.parse(await text(reply.stream())) : undefined
  if (!isJson) reply.stream().destroy()
  if (reply.statusCode >= 400) seen.push({ call, code: json.code, where: `${call.method} ${path}` })
  return { status: reply.statusCode, headers: reply.headers, json }
}

afterAll(() => {
  const undeclared = seen.filter(({ call, code }) => !callErrors(call).includes(code))
  expect(undeclared.map(({ where, code }) => `${where} ${code}`)).toEqual([])
})

test('the contract has calls, and no two have the same method and path', () => {
  expect(calls.length).toBeGreaterThan(20)
  expect(new Set(calls.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(calls.length)
})

test('each call of feeds says whose keys may make it', () => {
  const unsaid = calls.filter(([, { who, feedOf }]) => (who === 'feed') !== (feedOf !== undefined))
  expect(unsaid.map(([name]) => name)).toEqual([])
})

test.each(calls)('%s answers with a request id and refuses only with declared codes', async (_name, call) => {
  const { status, headers, json } = await send(call, inputOf(call), await somebodyFor(call))
  expect(headers['x-request-id']).toMatch(/^\S+$/)
  expect(status).not.toBe(500)
  if (status < 400) return expect(status).toBe(call.status)
  expect(status).toBe(errors[json.code as ErrorCode].status)
  expect(json.detail).toMatch(/\p{Script=Cyrillic}/u)
  errors[json.code as ErrorCode].attributes.parse(json.attributes)
})

const guarded = calls.filter(([, { who }]) => who !== 'anyone')
test.each(guarded)('%s refuses unauthenticated callers, whatever they send', async (_name, call) => {
  const code = call.who === 'feed' ? 'INVALID_FEED_KEY' : 'UNAUTHENTICATED'
  for (const input of [inputOf(call), { ...inputOf(call), ...(call.body && { body: { nonsense: true } }) }]) {
    for (const stranger of [undefined, 'Bearer device-one:no-token', 'Bearer nonsense', 'Visit nonsense']) {
      const { status, json, headers } = await send(call, input, stranger)
      expect([status, json.code, headers['cache-control']]).toEqual([401, code, 'no-store'])
    }
  }
})

const faults = calls.flatMap(([name, call]) =>
  PARTS.flatMap(part =>
    fieldsOf(call[part]).flatMap(([field, schema]) => {
      const misfit = misfits.find(
        candidate => !schema.safeParse(candidate).success && (part !== 'params' || candidate),
      )
      return misfit === undefined
        ? []
        : [[`${name} ${part}.${field}`, { call, part, field, misfit }] as const]
    }),
  ),
)
test.each(faults)('%s names invalid input', async (_label, { call, part, field, misfit }) => {
  const input = inputOf(call)
  const { status, json } = await send(
    call,
    { ...input, [part]: { ...input[part], [field]: misfit } },
    await somebodyFor(call),
  )
  expect([status, json.code]).toEqual([400, 'INVALID_ARGUMENT'])
  const paths = json.attributes.fields.map(({ path }: { path: string }) => path)
  expect([...new Set(paths)]).toEqual([field])
})

const texts = calls.flatMap(([name, call]) =>
  PARTS.flatMap(part =>
    namesOf(call[part]).map(field => [`${name} ${part}.${field}`, { call, part, field }] as const),
  ),
)
test.each(texts)(
  '%s names a field with a character that cannot be stored',
  async (_label, { call, part, field }) => {
    const input = inputOf(call)
    const sent = { ...input, [part]: { ...input[part], [field]: 'text\0' } }
    const { status, json } = await send(call, sent, await somebodyFor(call))
    expect([status, json.code]).toEqual([400, 'INVALID_ARGUMENT'])
    expect(json.attributes.fields.map(({ path }: { path: string }) => path)).toContain(field)
  },
)

test.each([`/api/v2/public/booking/${'x'.repeat(600)}/branches`, '/api/v2/public/booking/%zz/branches'])(
  'a URL that the router rejects is refused with a code of the catalogue',
  async url => {
    const reply = await world.app.inject({ method: 'GET', url, headers: { 'accept-language': 'en' } })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'INVALID_ARGUMENT'])
    expect(reply.headers['x-request-id']).toMatch(/^\S+$/)
  },
)

const withBody = calls.filter(([, { body }]) => body)
test.each(withBody)('%s refuses fields that the contract does not know', async (_name, call) => {
  const input = inputOf(call)
  const { status, json } = await send(
    call,
    { ...input, body: { ...input.body, surprise: 1 } },
    await somebodyFor(call),
  )
  expect([status, json.code]).toEqual([400, 'INVALID_ARGUMENT'])
})
