import { aChild, familyActs } from '@vizit/test-kit/world/family-acts.ts'
import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { documentKeys, resultsForExport } from '../../documents/public.ts'
import { detachProfiles, forgetTraces } from './remove-account-data.ts'

const world = await testWorld()
const { addChild, removeChild } = familyActs(world.call)

const left = async (profileId: string) => {
  const records = await world.db
    .selectFrom('medical_record')
    .select('id')
    .where('profile_id', '=', profileId)
    .execute()
  return records.length
}
const chunks = async () => {
  const { n } = await world.db
    .selectFrom('document_chunk')
    .select(row => row.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

test('deleting an account deletes its results, their files and the consents', async () => {
  const patient = await world.patient()
  const before = await chunks()
  const record = await world.medicalRecord(patient.profileId, { phone: patient.phone })
  await world.medicalTest(record)
  const waiting = await world.storeRecord({
    providerId: world.clinic.providerId,
    number: 'waits-for-nobody',
    person: {
      lastName: 'Жук',
      firstName: 'Ян',
      middleName: null,
      birthday: '2015-05-05',
      sex: 'MALE',
    },
    phone: patient.phone,
    paperConsentOn: null,
  })
  const { accountId, profileId, phone } = patient
  await world.db.transaction().execute(async trx => {
    await detachProfiles(trx, [profileId])
    await forgetTraces(trx, { accountId, phone, emails: [] })
  })
  expect([await left(profileId), await chunks()]).toEqual([0, before])
  const waits = await world.db
    .selectFrom('medical_record')
    .select('id')
    .where('id', '=', waiting.id)
    .executeTakeFirst()
  expect(waits).toBeUndefined()
})

test('a child whom no other account keeps is deleted with its results', async () => {
  const parent = await world.patient()
  const added = await addChild(parent, aChild)
  const child = added.json.data.family.find(({ relKind }: { relKind: string }) => relKind === 'CHILD')
  await world.medicalTest(await world.medicalRecord(child.profileId))
  await removeChild(parent, child.profileId)
  expect(await left(child.profileId)).toBe(0)
})

test('the copy contains tests with their opened values, and a list of documents', async () => {
  const patient = await world.patient()
  const record = await world.medicalRecord(patient.profileId)
  const { number } = await world.medicalTest(record)
  await world.medicalTest(record, { withdrawn: true })
  await world.openRecord(patient, record, '123456')
  const [session] = await world.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', patient.accountId)
    .execute()
  const { tests, documents } = await resultsForExport(world.database, {
    profileIds: [patient.profileId],
    sessionId: session?.id ?? null,
    language: 'ru',
    documentKey: documentKeys(SECRET).document,
    now: world.clock.now(),
  })
  expect(tests).toMatchObject([{ number, values: [{ code: 'hgb', value: '134', flag: 'normal' }] }])
  expect(documents).toMatchObject([{ number, name: 'Общий анализ крови', bytes: 19 }])
})
