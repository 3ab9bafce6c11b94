import { rename } from 'node:fs/promises'
import { downloadMapFile, listMapLayers } from '@vizit/contract/calls/map.ts'
import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { smallPmtiles } from '@vizit/test-kit/map/small-pmtiles.ts'
import { expect, test } from 'vitest'
import { NO_MAP, openMap } from '../open-map.ts'
import { mapApp } from '../testing/map-app.ts'

const makeFolder = testFolders()
const content = smallPmtiles()

async function appWithFile() {
  const folder = await makeFolder()
  const file = `${folder.path}/belarus.pmtiles`
  await folder.write('belarus.pmtiles', content)
  const app = await mapApp(await openMap({ styles: {}, file, sites: [] }))
  const layers = async () => (await app.inject(listMapLayers.path)).json().layers
  const address = async (): Promise<string> => (await layers())[0].address
  return { app, folder, file, layers, address }
}

const { app, address } = await appWithFile()
const url = await address()
const etag = `"${url.slice(-16)}"`
const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: { 'accept-encoding': 'gzip, br', ...headers } })

test('without a range: the whole file, to be kept for ever, and not compressed again', async () => {
  const reply = await ask()
  expect(reply.statusCode).toBe(200)
  expect(reply.rawPayload).toEqual(content)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/vnd.pmtiles',
    'content-length': String(content.length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable, no-transform',
    etag,
  })
  expect(reply.headers['content-encoding']).toBeUndefined()
})

test.each([
  ['the header', 'bytes=0-126', 0, 127],
  ['from the middle to the end', 'bytes=100-', 100, content.length],
  ['the last bytes', 'bytes=-10', content.length - 10, content.length],
  ['more than there is', 'bytes=100-99999999', 100, content.length],
])('%s', async (_case, range, from, to) => {
  const reply = await ask({ range })
  expect(reply.statusCode).toBe(206)
  expect(reply.rawPayload).toEqual(content.subarray(from, to))
  expect(reply.headers).toMatchObject({
    'content-range': `bytes ${from}-${to - 1}/${content.length}`,
    'content-length': String(to - from),
    etag,
  })
})

test.each([
  ['another unit', 'lines=0-1'],
  ['several ranges', 'bytes=0-1,4-5'],
  ['no range', 'bytes=-'],
])('%s is answered by the whole file', async (_case, range) => {
  expect((await ask({ range })).statusCode).toBe(200)
})

test('a range beyond the end is refused with the size', async () => {
  const reply = await ask({ range: `bytes=${content.length}-` })
  expect([reply.statusCode, reply.json().code]).toEqual([416, 'RANGE_NOT_SATISFIABLE'])
  expect(reply.headers['content-range']).toBe(`bytes */${content.length}`)
})

test('a range of this version is answered; one of another version is the whole file', async () => {
  expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206)
  expect((await ask({ range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200)
})

test('HEAD has the headers of GET and reads nothing', async () => {
  const [whole, part] = [await ask({}, 'HEAD'), await ask({ range: 'bytes=0-9' }, 'HEAD')]
  expect([whole.statusCode, whole.body, whole.headers['content-length']]).toEqual([
    200,
    '',
    String(content.length),
  ])
  expect([part.statusCode, part.body, part.headers['content-length']]).toEqual([206, '', '10'])
})

test.each([
  '/api/v2/public/map/file/0000000000000000',
  '/api/v2/public/map/file/..%2f..%2fetc%2fpasswd',
  '/api/v2/public/map/file/%2e%2e',
  '/api/v2/public/map/file/belarus.pmtiles',
])('%s leads to no file', async other => {
  const reply = await app.inject(other)
  expect([400, 404]).toContain(reply.statusCode)
})

test('without a file there is none', async () => {
  const none = await mapApp(NO_MAP)
  const reply = await none.inject(downloadMapFile.path.replace(':version', '0'.repeat(16)))
  expect(reply.json().code).toBe('NOT_FOUND')
})

test('a replaced file has another address, and the old one is not found; a removed one is no layer', async () => {
  const { app, folder, file, layers, address } = await appWithFile()
  const old = await address()
  await folder.write('next.pmtiles', smallPmtiles({ attribution: 'next' }))
  await rename(`${folder.path}/next.pmtiles`, file)
  const next = await address()
  expect(next).not.toBe(old)
  expect((await app.inject(next)).statusCode).toBe(200)
  expect((await app.inject(old)).json().code).toBe('NOT_FOUND')

  await folder.remove('belarus.pmtiles')
  expect(await layers()).toEqual([])
})
