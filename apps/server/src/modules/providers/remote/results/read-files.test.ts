import { randomBytes } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { isFailure } from '../../../../platform/http-client/failure.ts'
import { documentLimits } from '../../../documents/public.ts'
import { createFhirClient } from '../../connectors/fhir/http/client.ts'
import { filesOf } from '../../connectors/fhir/results/clinic-results.ts'
import { forgetFiles, type LeftOut, readFiles } from './read-files.ts'

const MB = 2 ** 20
let give: (response: ServerResponse) => void = () => undefined
const http = createServer((_request, response) => give(response))
await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
afterAll(
  () =>
    new Promise<void>(resolve => {
      http.closeAllConnections()
      http.close(() => resolve())
    }),
)
const { port } = http.address() as AddressInfo
const baseUrl = `http://127.0.0.1:${port}/fhir/`
const client = createFhirClient({ baseUrl, credentials: { kind: 'none' } }, fetch)
const leftOut: LeftOut[] = []
beforeEach(() => {
  leftOut.length = 0
})
const read = (count = 1) =>
  readFiles(
    filesOf(
      Array.from({ length: count }, () => ({ contentType: 'application/pdf', url: 'Binary/1' })),
      client,
    ),
    why => void leftOut.push(why),
  )

const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)])
const asItIs = (content: Buffer) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/pdf' }).end(content)
const asBinary = (content: Buffer) => (response: ServerResponse) =>
  void response
    .writeHead(200, { 'content-type': 'application/fhir+json' })
    .end(JSON.stringify({ resourceType: 'Binary', data: content.toString('base64') }))

test.each([
  ['as it is', asItIs],
  ['in a Binary', asBinary],
])('a file %s is stored in parts, and can be read repeatedly', async (_case, given) => {
  const content = pdf(5 * MB)
  give = given(content)
  const files = await read()
  if (isFailure(files)) throw new Error('no file came')
  const [file] = files
  expect(requireValue(file).byteCount).toBe(content.length)
  for (const _time of [1, 2]) {
    const parts: Uint8Array[] = []
    for await (const part of requireValue(file).read()) parts.push(part)
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(documentLimits.chunkBytes)
    expect(Buffer.concat(parts).equals(content)).toBe(true)
  }
  await forgetFiles(files)
})

test.each([
  ['as it is', 'application/pdf', '%PDF-1.7'],
  ['in a Binary', 'application/fhir+json', `{"resourceType":"Binary","data":"${btoa('%PDF-1.7.')}`],
])("of a file without an end, %s, no more is read than a document's limit", async (_case, type, start) => {
  let sent = 0
  let isBrokenOff = Promise.resolve()
  give = response => {
    const part = Buffer.alloc(64 * 1024, 'A')
    const bytes = Readable.from(
      (function* () {
        yield Buffer.from(start)
        for (;;) {
          sent += part.length
          yield part
        }
      })(),
    )
    isBrokenOff = new Promise(resolve => response.once('close', resolve))
    bytes.pipe(response.writeHead(200, { 'content-type': type }))
    response.once('close', () => bytes.destroy())
  }
  expect(await read()).toEqual([])
  await isBrokenOff
  expect(leftOut).toEqual(['too large'])
  // The file as base64, and what the sockets' buffers hold.
  expect(sent).toBeLessThan((documentLimits.fileBytes * 4) / 3 + 16 * MB)
})

test('a file that is not a PDF is not read to its end; an invalid Binary is skipped', async () => {
  give = asItIs(Buffer.concat([Buffer.from('<html>'), randomBytes(MB)]))
  expect(await read()).toEqual([])
  give = response =>
    void response.writeHead(200, { 'content-type': 'application/fhir+json' }).end('{"resourceType":"Cat"}')
  expect(await read()).toEqual([])
  expect(leftOut).toEqual(['no PDF', { failure: 'unclear', status: 200 }])
})

test('an interrupted answer is requested again later, with all files of the result', async () => {
  const content = pdf(MB)
  let asked = 0
  give = response => {
    asked += 1
    if (asked === 1) return asItIs(content)(response)
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': content.length })
    response.write(content.subarray(0, MB / 2), () => response.destroy())
  }
  expect(await read(2)).toEqual({ failure: 'unclear', status: null })
  expect(leftOut).toEqual([])
})
