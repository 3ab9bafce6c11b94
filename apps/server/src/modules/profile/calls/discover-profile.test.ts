import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const doctor = await world.doctor()
const discover = async ({ bearer }: { bearer: string }, provider = world.clinic.providerCode) =>
  (await world.call('GET', `/api/v2/my/profile/discover?providerCode=${provider}`, { bearer })).json

/** A person whom the clinic knows by a phone, and who has no account. */
async function known(phone: string, name = 'Ганна') {
  const id = crypto.randomUUID()
  await world.db
    .insertInto('profile')
    .values({
      id,
      last_name: 'Кавалёва',
      first_name: name,
      birthday: '1990-05-01',
      sex: 'FEMALE',
      clinic_phone: phone,
    })
    .execute()
  await world.pastVisit({ profileId: id } as never, doctor.assignmentId, { daysAgo: 9 + Math.random() * 300 })
  return id
}

test('what the clinic knows of the phone is offered to its owner', async () => {
  const anna = await world.patient()
  await known(anna.phone)
  expect(await discover(anna)).toEqual({
    patientData: { fullNameRu: 'Кавалёва Ганна', birthday: '1990-05-01', sex: 'FEMALE' },
  })
})

test('nothing is said of another clinic’s patients, of other phones, nor of people with an account', async () => {
  const [anna, stranger] = [await world.patient(), await world.patient()]
  const id = await known(anna.phone)
  const elsewhere = await world.newClinic()
  expect(await discover(anna, elsewhere.providerCode)).toEqual({ patientData: null })
  expect(await discover(stranger)).toEqual({ patientData: null })
  await world.relate(stranger.accountId, id, { relKind: 'CHILD', level: 'VIEW_NAME' })
  expect(await discover(anna)).toEqual({ patientData: null })
})

test('where a family shares a phone, nobody is guessed', async () => {
  const anna = await world.patient()
  await known(anna.phone)
  await known(anna.phone, 'Пётр')
  expect(await discover(anna)).toEqual({ patientData: null })
})
