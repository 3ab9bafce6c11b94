import { randomBytes } from 'node:crypto'
import { aFile } from '@vizit/test-kit/world/document-acts.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const world = await testWorld()
const CHUNK = 65_536

/** A file of several chunks and a part of one, in a record that its patient has opened. */
async function opened(content: Uint8Array = randomBytes(3 * CHUNK + 777)) {
  const patient = await world.patient()
  const record = await world.medicalRecord(patient.profileId, { phone: patient.phone })
  const made = await world.medicalTest(record, { files: [aFile(content)] })
  const accessCode = await world.openRecord(patient, record)
  const documentId = requireValue(made.documentIds[0])
  const url = `/api/v2/my/providers/tests/${made.testId}/documents/${documentId}`
  const get = async (headers: Record<string, string> = { 'access-code': accessCode }) => {
    const authorization = `Bearer ${patient.bearer}`
    const reply = await world.app.inject({ url, headers: { authorization, ...headers } })
    const { statusCode: status, rawPayload: bytes } = reply
    return { status, headers: reply.headers, bytes, json: () => reply.json() }
  }
  return { patient, record, ...made, documentId, url, accessCode, get, content }
}

test('the complete file is answered as a download with its name, and not cached on the way', async () => {
  const { get, content } = await opened()
  const { status, headers, bytes } = await get()
  expect(status).toBe(200)
  expect(bytes.equals(content)).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(content.length),
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store, no-transform',
  })
  expect(headers['content-disposition']).toBe(
    `attachment; filename="analysis_2026-03-02.pdf"; filename*=UTF-8''analysis_${encodeURIComponent('Лось_Ян_Янович')}_2026-03-02.pdf`,
  )
})

test('every requested part equals that part of the file', async () => {
  const { get, content, accessCode } = await opened()
  const last = content.length - 1
  const edges = [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 3 * CHUNK - 1, last - 1, last]
  const place = fc.oneof(fc.constantFrom(...edges), fc.nat(last))
  await fc.assert(
    fc.asyncProperty(place, place, async (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      const { status, headers, bytes } = await get({
        'access-code': accessCode,
        range: `bytes=${from}-${to}`,
      })
      expect(status).toBe(206)
      expect(headers['content-range']).toBe(`bytes ${from}-${to}/${content.length}`)
      expect(headers['content-length']).toBe(String(to - from + 1))
      expect(bytes.equals(content.subarray(from, to + 1))).toBe(true)
    }),
    { numRuns: 20 },
  )
})

test('a part outside the file is refused, and a part of another version gets the whole file', async () => {
  const { get, content, accessCode } = await opened()
  const beyond = await get({ 'access-code': accessCode, range: `bytes=${content.length}-` })
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${content.length}`])
  expect(beyond.json()).toMatchObject({
    code: 'RANGE_NOT_SATISFIABLE',
    attributes: { byteCount: content.length },
  })
  const { etag } = (await get()).headers
  const range = 'bytes=0-9'
  const same = await get({ 'access-code': accessCode, range, 'if-range': String(etag) })
  const other = await get({ 'access-code': accessCode, range, 'if-range': '"another"' })
  expect([same.status, other.status]).toEqual([206, 200])
})

test('a changed bit anywhere stops the file without a word about its contents', async () => {
  const { get, documentId } = await opened()
  const chunk = await world.db
    .selectFrom('document_chunk')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('number', '=', 0)
    .executeTakeFirstOrThrow()
  const sealed = Buffer.from(chunk.sealed)
  sealed[500] = (sealed[500] ?? 0) ^ 1
  await world.db
    .updateTable('document_chunk')
    .set({ sealed })
    .where('document_id', '=', documentId)
    .where('number', '=', 0)
    .execute()
  const { status, bytes } = await get()
  expect(status).toBe(500)
  expect(bytes.length).toBeLessThan(1000)
})

test("chunks of one file do not open in the place of another's", async () => {
  const { get, documentId } = await opened(Buffer.alloc(2 * CHUNK))
  const chunks = world.db.updateTable('document_chunk').where('document_id', '=', documentId)
  for (const [from, to] of [
    [0, 9],
    [1, 0],
    [9, 1],
  ] as const) {
    await chunks.set({ number: to }).where('number', '=', from).execute()
  }
  expect((await get()).status).toBe(500)
})

test('no file, file key or file name is stored unencrypted', async () => {
  const secret = 'Диагноз: совершенно здорова'
  const { documentId } = await opened(Buffer.from(`%PDF-1.7 ${secret}`.repeat(10)))
  const rows = await world.db
    .selectFrom('document_chunk')
    .innerJoin('medical_document', 'medical_document.id', 'document_chunk.document_id')
    .selectAll()
    .where('document_id', '=', documentId)
    .execute()
  const stored = Buffer.concat(rows.map(({ sealed }) => sealed))
  expect(rows).toHaveLength(1)
  expect(stored.includes(secret)).toBe(false)
  expect(stored.includes('%PDF')).toBe(false)
})

test('a document is refused without the code, with a wrong code, and without the consent', async () => {
  const { get, accessCode, record, patient } = await opened()
  expect(await get({})).toMatchObject({ status: 400 })
  expect((await get({})).json()).toMatchObject({ code: 'INVALID_ACODE', attributes: { reason: 'missing' } })
  expect((await get({ 'access-code': '000000' })).json()).toMatchObject({
    code: 'INVALID_ACODE',
    attributes: { reason: 'wrong', attemptsLeft: 2 },
  })
  await world.call(
    'DELETE',
    `/api/v2/my/providers/reports/consents/${record.profileId}/${world.clinic.providerCode}`,
    { bearer: patient.bearer },
  )
  const refused = await get({ 'access-code': accessCode })
  expect([refused.status, refused.json().code]).toEqual([403, 'DOCUMENTS_CONSENT_REQUIRED'])
})

test("opening a document is recorded once an hour in the person's ledger", async () => {
  const { get, patient, documentId } = await opened()
  const entries = async () => {
    const { json } = await world.call('GET', `/api/v2/my/family/ledger?profileId=${patient.profileId}`, {
      bearer: patient.bearer,
    })
    return json.entries.map(({ action, actor }: { action: string; actor: { isMe: boolean } }) => [
      action,
      actor.isMe,
    ])
  }
  await get()
  await get()
  expect(await entries()).toEqual([['document-viewed', true]])
  const audit = await world.db
    .selectFrom('audit')
    .select('subject')
    .where('profile_id', '=', patient.profileId)
    .execute()
  expect(audit).toEqual([{ subject: documentId }])
})
