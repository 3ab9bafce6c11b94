import { familyActs, onlyChild } from '@vizit/test-kit/world/family-acts.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { addChild, family, grant, grants, joinBy, ledger } = familyActs(world.call)
const providers = '/api/v2/my/providers'
const results = 'VIEW_REPORTS_TESTS'

/** Two adults of one family, and a test of the first. */
async function relatives(agreed = true) {
  const [mother, anna] = await world.patients(2)
  if (!mother || !anna) throw new Error('two patients')
  await joinBy(mother, anna, 'PARENT')
  const phone = mother.phone
  const record = await world.medicalRecord(mother.profileId, { phone, agreed })
  const { testId } = await world.medicalTest(record)
  return {
    mother,
    anna,
    record,
    testId,
    show: (level: string) => grant(mother, { profileId: anna.profileId, level }),
  }
}

const seenBy = async ({ bearer }: WorldPatient) => {
  const { json } = await world.call('POST', `${providers}/sync/tests`, { bearer })
  return { profileIds: json.profileIds, ids: json.tests.map(({ id }: { id: string }) => id) }
}
const toldTo = ({ accountId }: WorldPatient) =>
  world.db
    .selectFrom('outbox')
    .select(['recipient', 'quiet_from', 'quiet_to'])
    .where('template', '=', 'rights-given')
    .where('account_id', '=', accountId)
    .execute()

test('an adult shows a relative their results and takes that back: it takes effect at the next call', async () => {
  const { mother, anna, testId, show } = await relatives()
  const before = { profileIds: [anna.profileId], ids: [] }
  expect(await seenBy(anna)).toEqual(before)
  await show('BOOK_VISITS')
  expect(await seenBy(anna)).toEqual(before)
  const { status, json } = await show(results)
  expect([status, json.data.family[1].grantLevel]).toEqual([200, results])
  expect(await seenBy(anna)).toEqual({ profileIds: [anna.profileId, mother.profileId], ids: [testId] })
  expect((await family(anna))[1].accessLevels).toContain(results)
  await show('BOOK_VISITS')
  expect(await seenBy(anna)).toEqual(before)
  const one = await world.call('GET', `${providers}/tests/${testId}`, { bearer: anna.bearer })
  expect(one.json.code).toBe('NOT_FOUND')
  const levels = (await ledger(mother, mother.profileId)).json.entries
    .filter(({ action }: { action: string }) => action === 'rights-changed')
    .map(({ details }: { details: { level: string } }) => details.level)
  expect(levels).toEqual(['BOOK_VISITS', results, 'BOOK_VISITS'])
})

test('the right alone opens no document: the patient’s consent and the code on their phone are needed', async () => {
  const { mother, anna, record, testId, show } = await relatives(false)
  await show(results)
  const { bearer } = anna
  const asked = { ...{ providerCode: world.clinic.providerCode, recordLink: record.recordId }, isTest: true }
  const body = { ...asked, profileId: mother.profileId }
  const request = () => world.call('POST', `${providers}/acodes`, { bearer, body })
  expect((await request()).json.code).toBe('DOCUMENTS_CONSENT_REQUIRED')
  const consent = `${providers}/reports/consents/${mother.profileId}/${world.clinic.providerCode}`
  const agree = (who: WorldPatient) =>
    world.call('PUT', consent, { bearer: who.bearer, body: { consentReceived: true } })
  expect((await agree(anna)).json.code).toBe('NOT_FOUND')
  expect((await agree(mother)).status).toBe(200)
  const read = (accessCode: string) =>
    world.call('GET', `${providers}/tests/${testId}/values`, { bearer, accessCode })
  expect((await read('000000')).json.code).toBe('INVALID_ACODE')
  expect((await request()).status).toBe(200)
  const code = /\d{6}/.exec((await world.messagesTo(mother.phone))[0] ?? '')?.[0] ?? ''
  await world.call('POST', `${providers}/acodes/confirm`, { bearer, body: { ...body, code } })
  expect((await read(code)).json.values).toMatchObject([{ value: '134' }])
  await show('BOOK_VISITS')
  expect((await read(code)).json.code).toBe('NOT_FOUND')
})

test('a relative who sees an adult’s results cannot show them to others; parents can show their child’s', async () => {
  const { mother, anna, show } = await relatives()
  const sister = await world.patient()
  await joinBy(anna, sister, 'OTHER')
  await show(results)
  const passOn = (level: string, forProfileId = mother.profileId) =>
    grant(anna, { profileId: sister.profileId, level, forProfileId })
  const refused = (await passOn(results)).json
  expect([refused.code, refused.attributes.fields]).toEqual([
    'INVALID_ARGUMENT',
    [{ path: 'level', problem: 'not-yours-to-show' }],
  ])
  expect((await passOn('BOOK_VISITS')).status).toBe(200)
  const child = onlyChild(await addChild(anna))
  expect((await passOn(results, child)).status).toBe(200)
  expect((await grants(anna)).json).toContainEqual(
    expect.objectContaining({ profileId: sister.profileId, forProfileId: child, level: results }),
  )
  const further = { profileId: anna.profileId, level: results, forProfileId: child }
  expect((await grant(sister, further)).json.attributes.fields[0].problem).toBe('not-yours-to-show')
})

test('a relative who gets more rights is told once a day, outside of quiet hours, without details', async () => {
  const { mother, anna, show } = await relatives()
  const shown = await show('BOOK_VISITS')
  expect(shown.status).toBe(200)
  const [text] = await world.messagesTo(anna.phone)
  expect(text).toBe('Визит: Мария Иванова: теперь вам разрешено больше. Подробнее — в разделе «Моя семья».')
  const sent = world.db.updateTable('outbox').set({ sent_at: world.clock.now() })
  await sent.where('account_id', '=', anna.accountId).execute()
  for (const level of [results, 'VIEW_COVERAGE', 'BOOK_VISITS', 'BOOK_VISITS', results]) await show(level)
  expect(await toldTo(anna)).toEqual([
    { recipient: anna.phone, quiet_from: '22:00:00', quiet_to: '08:00:00' },
  ])
  expect(await toldTo(mother)).toEqual([])
  await show('BOOK_VISITS')
  world.clock.advance(24 * 60 + 1)
  await show('VIEW_COVERAGE')
  expect(await toldTo(anna)).toHaveLength(1)
  await show(results)
  expect(await toldTo(anna)).toHaveLength(2)
})
