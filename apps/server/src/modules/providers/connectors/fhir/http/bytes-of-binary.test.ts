import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOfBinary, NoBinary } from './bytes-of-binary.ts'

async function* inParts(text: string, sizes: readonly number[]) {
  const bytes = Buffer.from(text)
  let from = 0
  for (let turn = 0; from < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1
    yield bytes.subarray(from, from + size)
    from += size
  }
}

async function decoded(text: string, sizes: readonly number[] = [7]): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of bytesOfBinary(inParts(text, sizes))) parts.push(part)
  return Buffer.concat(parts)
}

const aFile = fc.uint8Array({ maxLength: 200 })
const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })
/** Other fields of the JSON, among them nested ones with the name `data`. */
const other = fc.oneof(
  fc.string(),
  fc.constant({ data: 'bm8=', resourceType: 'Cat' }),
  fc.constant(['data', '"\\']),
)

test('a file is extracted from its Binary unchanged, wherever the answer is split and whatever other fields it has', () =>
  fc.assert(
    fc.asyncProperty(aFile, cuts, other, fc.boolean(), async (file, sizes, meta, isFirst) => {
      const data = Buffer.from(file).toString('base64')
      const binary = isFirst
        ? { data, meta, resourceType: 'Binary' }
        : { resourceType: 'Binary', securityContext: meta, contentType: 'application/pdf', data }
      expect(await decoded(JSON.stringify(binary), sizes)).toEqual(Buffer.from(file))
    }),
  ))

test('variants of JSON are accepted: escaped slashes, line breaks, spaces', async () => {
  const data = Buffer.from([255, 255, 254, 63, 191]).toString('base64')
  const written = ` {\n "resourceType" : "Binary", "data" : "${data.replaceAll('/', '\\/').replace('+', '+\\r\\n')}" } `
  expect(await decoded(written, [3])).toEqual(Buffer.from([255, 255, 254, 63, 191]))
})

test.each([
  ['another resource', '{"resourceType":"Cat","data":"bm8="}'],
  ['no data', '{"resourceType":"Binary"}'],
  ['a list', '[{"resourceType":"Binary","data":"bm8="}]'],
  ['cut short', '{"resourceType":"Binary","data":"bm8='],
  ['no base64', '{"resourceType":"Binary","data":"a\\u0041"}'],
  ['nothing', ''],
])('%s is no file', async (_case, text) => {
  await expect(decoded(text)).rejects.toBeInstanceOf(NoBinary)
})
