import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const doctor = await world.doctor()
const discover = async ({ bearer }: { bearer: string }, provider = world.clinic.providerCode) =>
  (await world.call('GET', `/api/v2/my/profile/discover?providerCode=${provider}`, { bearer })).json

/** The patients' data as they enter it themselves. */
const MARIA = {
  last_name: 'Иванова',
  first_name: 'Мария',
  middle_name: null as string | null,
  birthday: '1985-06-15',
  sex: 'FEMALE',
}

/** A person whom the clinic knows by a phone and who has no account. */
async function known(phone: string, facts: Partial<typeof MARIA> = {}) {
  const id = crypto.randomUUID()
  await world.db
    .insertInto('profile')
    .values({ id, ...MARIA, ...facts, clinic_phone: phone })
    .execute()
  await world.pastVisit({ profileId: id } as never, doctor.assignmentId, { daysAgo: 9 + Math.random() * 300 })
  return id
}

test("a person whose data matches the clinic's gets what else the clinic knows", async () => {
  const anna = await world.patient()
  await known(anna.phone, { middle_name: 'Петровна' })
  expect(await discover(anna)).toEqual({
    patientData: { fullNameRu: 'Иванова Мария Петровна', birthday: '1985-06-15', sex: 'FEMALE' },
  })
})

test.each([
  ['the name', { first_name: 'Марта' }],
  ['the birthday', { birthday: '1985-06-16' }],
  ['the sex', { sex: 'MALE' }],
])(
  '%s gets nothing: a phone number passes to other people, so its former owner is not revealed',
  async (_case, other) => {
    const anna = await world.patient()
    await known(anna.phone, other)
    expect(await discover(anna)).toEqual({ patientData: null })
  },
)

test('nothing is revealed to an account without complete data', async () => {
  const anna = await world.patient()
  await known(anna.phone)
  await world.db.updateTable('profile').set({ birthday: null }).where('id', '=', anna.profileId).execute()
  expect(await discover(anna)).toEqual({ patientData: null })
})

test("nothing is revealed about other clinics' patients, other phones, or people with an account", async () => {
  const [anna, stranger] = [await world.patient(), await world.patient()]
  const id = await known(anna.phone)
  const elsewhere = await world.newClinic()
  expect(await discover(anna, elsewhere.providerCode)).toEqual({ patientData: null })
  expect(await discover(stranger)).toEqual({ patientData: null })
  await world.relate(stranger.accountId, id, { relKind: 'CHILD', level: 'VIEW_NAME' })
  expect(await discover(anna)).toEqual({ patientData: null })
})

test('nothing is revealed if several people share the phone', async () => {
  const anna = await world.patient()
  await known(anna.phone)
  await known(anna.phone, { first_name: 'Пётр' })
  expect(await discover(anna)).toEqual({ patientData: null })
})
