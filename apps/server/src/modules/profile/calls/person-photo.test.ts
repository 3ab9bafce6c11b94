import { testWorld } from '@vizit/test-kit/world/world.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const world = await testWorld()
const path = '/api/v2/my/profile/photo'
const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0a7f7a' } })
  .jpeg()
  .toBuffer()

type Sender = { readonly bearer: string }

async function ask(method: 'GET' | 'POST' | 'DELETE', url: string, { bearer }: Sender, payload?: Buffer) {
  const reply = await world.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(payload && { 'content-type': 'application/octet-stream' }),
    },
    ...(payload && { payload }),
  })
  const isJson = String(reply.headers['content-type']).startsWith('application/json')
  return {
    status: reply.statusCode,
    headers: reply.headers,
    bytes: reply.rawPayload,
    json: isJson ? reply.json() : null,
  }
}
const profileOf = async (sender: Sender) => (await ask('GET', '/api/v2/my/profile', sender)).json

test('the own photo is stored small and square, and shown in the profile and the family', async () => {
  const anna = await world.patient()
  const { status, json } = await ask('POST', path, anna, photo)
  expect([status, json.photoUrl]).toEqual([
    201,
    expect.stringMatching(/^\/api\/v2\/my\/profile\/photo\/[0-9a-f-]{36}$/),
  ])

  const profile = await profileOf(anna)
  expect([profile.photoUrl, profile.family[0].profile.photoUrl]).toEqual([json.photoUrl, json.photoUrl])
  const shown = await ask('GET', json.photoUrl, anna)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=600',
    vary: 'Authorization',
  })
  expect(await sharp(shown.bytes).metadata()).toMatchObject({ width: 512, height: 512 })
})

test('a new photo has a new address, and the old one is deleted', async () => {
  const anna = await world.patient()
  const first = (await ask('POST', path, anna, photo)).json.photoUrl
  const second = (await ask('POST', path, anna, photo)).json.photoUrl
  expect(second).not.toBe(first)
  expect((await ask('GET', first, anna)).status).toBe(404)
  expect((await ask('DELETE', path, anna)).status).toBe(204)
  expect((await ask('DELETE', path, anna)).status).toBe(204)
  expect((await ask('GET', second, anna)).status).toBe(404)
  expect((await profileOf(anna)).photoUrl).toBeNull()
})

test('a photo is shown only to people who may see the person', async () => {
  const [anna, relative, distant, stranger] = [
    await world.patient(),
    await world.patient(),
    await world.patient(),
    await world.patient(),
  ]
  await world.relate(relative.accountId, anna.profileId, { relKind: 'SPOUSE', level: 'VIEW_COVERAGE' })
  await world.relate(distant.accountId, anna.profileId, { relKind: 'OTHER', level: 'VIEW_NAME' })
  const { photoUrl } = (await ask('POST', path, anna, photo)).json
  expect((await ask('GET', photoUrl, relative)).status).toBe(200)
  expect((await ask('GET', photoUrl, distant)).json.code).toBe('NOT_FOUND')
  expect((await ask('GET', photoUrl, stranger)).json.code).toBe('NOT_FOUND')
  expect((await world.app.inject(photoUrl)).statusCode).toBe(401)
  expect((await world.app.inject(`/api/v2/public/photos/${'0'.repeat(64)}`)).statusCode).toBe(404)
})

test.each([
  ['a child whom one may edit', 'CHILD', 'EDIT_PROFILE', 201],
  ['a child whom one may only book', 'CHILD', 'BOOK_VISITS', 404],
  ['a grown-up, whatever they allow', 'SPOUSE', 'VIEW_REPORTS_TESTS', 404],
] as const)('the account may change the photo of %s', async (_case, relKind, level, status) => {
  const anna = await world.patient()
  const other = await world.relative(anna.accountId, { relKind, level })
  expect((await ask('POST', `${path}?profileId=${other}`, anna, photo)).status).toBe(status)
  const member = (await profileOf(anna)).family.find(
    ({ profileId }: { profileId: string }) => profileId === other,
  )
  expect(member.profile.photoUrl !== null).toBe(status === 201)
})

test('a stranger’s photo cannot be changed', async () => {
  const [anna, stranger] = [await world.patient(), await world.patient()]
  await ask('POST', path, anna, photo)
  for (const method of ['POST', 'DELETE'] as const) {
    const { json } = await ask(method, `${path}?profileId=${anna.profileId}`, stranger, photo)
    expect(json.code).toBe('NOT_FOUND')
  }
  expect((await profileOf(anna)).photoUrl).not.toBeNull()
})

test.each([
  ['another kind of file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, 'PHOTO_UNREADABLE'],
  ['nothing', Buffer.alloc(0), 400, 'INVALID_ARGUMENT'],
  ['more than 8 MB', Buffer.alloc(8 * 1024 * 1024 + 1), 413, 'PAYLOAD_TOO_LARGE'],
])('%s is refused', async (_case, bytes, status, code) => {
  const reply = await ask('POST', path, await world.patient(), bytes)
  expect([reply.status, reply.json.code]).toEqual([status, code])
})

test('JSON is refused as a photo, and OpenAPI describes the file', async () => {
  const { bearer } = await world.patient()
  const headers = { authorization: `Bearer ${bearer}` }
  const reply = await world.app.inject({ method: 'POST', url: path, headers, payload: { photo: 1 } })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'INVALID_ARGUMENT'])
  const { paths } = (await world.app.inject('/api/openapi.json')).json()
  expect(Object.keys(paths[path].post.requestBody.content)).toContain('image/jpeg')
})
