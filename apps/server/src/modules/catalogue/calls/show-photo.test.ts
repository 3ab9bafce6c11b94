import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, app, db } = await catalogueApp()

test('a photo is answered unchanged and may be cached for ever', async () => {
  const content = Buffer.from([0x89, 0x50, 0x4e, 0x47])
  const hash = createHash('sha256').update(content).digest('hex')
  await db.insertInto('photo').values({ hash, media_type: 'image/png', content }).execute()
  const reply = await app.inject(`/api/v2/public/photos/${hash}`)
  expect(reply.rawPayload).toEqual(content)
  expect(reply.headers).toMatchObject({ 'content-type': 'image/png' })
  expect(reply.headers['cache-control']).toContain('immutable')
})

test('an unknown photo is not found', async () => {
  expect((await get(`/api/v2/public/photos/${'0'.repeat(64)}`)).status).toBe(404)
})
