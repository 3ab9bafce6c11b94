import { receiveInvoices } from '@vizit/contract/calls/invoices.ts'
import { receiveMembers } from '@vizit/contract/calls/members-feed.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { addFeedKey, type KeyOwner } from '../../modules/feeds/public.ts'

const world = await testWorld()
const { db, clock } = world
await world.cover(await world.patient(), { code: 'bns', kind: 'INSURER' })
const keyOf = async (kind: KeyOwner, code: string) =>
  requireValue(await addFeedKey({ kind, code }, null, { db, clock })).key

const { providerCode } = world.clinic
const feeds = [
  ['members', `programmes/bns/members`, await keyOf('programme', 'bns'), receiveMembers],
  ['invoices', `providers/${providerCode}/invoices`, await keyOf('provider', providerCode), receiveInvoices],
] as const

async function send(path: string, bearer: string, type: string | undefined, payload = 'code,left\n1,yes\n') {
  const reply = await world.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${bearer}`, ...(type !== undefined && { 'content-type': type }) },
    payload,
  })
  return { status: reply.statusCode, json: reply.json() }
}

// What curl sends by itself; what is parsed as JSON or text; nothing.
const wrongTypes = ['application/x-www-form-urlencoded', 'application/json', 'text/plain', 'text', undefined]

test.each(feeds)(
  'a feed of %s with another type of file is told which ones are accepted',
  async (_, path, key, call) => {
    const expected = requireValue(call.upload).types
    for (const type of wrongTypes)
      expect(await send(`/api/v2/feeds/${path}?sequence=1`, key, type)).toMatchObject({
        status: 400,
        json: {
          code: 'INVALID_ARGUMENT',
          attributes: { fields: [{ path: 'Content-Type', problem: 'invalid_value', expected }] },
        },
      })
    for (const type of ['text/csv; charset=utf-8', 'Text/CSV', 'application/octet-stream'])
      expect(
        (await send(`/api/v2/feeds/${path}?sequence=1`, key, type)).json.attributes?.fields?.[0]?.path,
      ).not.toBe('Content-Type')
  },
)

test('a stranger learns nothing of it', async () => {
  for (const [, path] of feeds)
    expect((await send(`/api/v2/feeds/${path}?sequence=1`, 'feed_unknown', 'text/plain')).json.code).toBe(
      'INVALID_FEED_KEY',
    )
})

test('a photo that comes as something else is told which types are accepted', async () => {
  const { bearer } = await world.patient()
  expect((await send('/api/v2/my/profile/photo', bearer, 'text/csv')).json.attributes.fields).toMatchObject([
    { path: 'Content-Type', expected: expect.arrayContaining(['image/jpeg']) },
  ])
})
