import { testWorld } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { prescription, resultsClinic } from '../../testing/results-clinic.ts'
import { showConnection } from '../connection/show-connection.ts'

const world = await testWorld()
const { clinic, server, known, recordWithConsent, refresh, save } = await resultsClinic(world)
beforeEach(async () => {
  server.includes.drugs = true
  await world.db
    .updateTable('fhir_patient')
    .set({ results_problem: null, results_failing_since: null })
    .execute()
})

const paracetamol = {
  ...{ resourceType: 'Medication', code: { text: 'Парацетамол' }, form: { text: 'таблетки' } },
  ingredient: [
    {
      itemCodeableConcept: { text: 'парацетамол' },
      strength: { numerator: { value: 500, unit: 'мг' }, denominator: { value: 1 } },
    },
  ],
}
const NAMED = { name: 'Парацетамол', form: 'таблетки', strength: '500 мг' }

/** A patient with a visit, to whom drugs are prescribed that are resources of their own. */
async function prescribedTo() {
  const { patient, subject, appointment, orderId } = await known()
  const prescribe = (medicationReference: object, more: object = {}) => {
    const { medicationCodeableConcept, ...request } = prescription(subject, appointment, '')
    return save({ ...request, medicationReference, ...more })
  }
  const again = (minutes = 5) => {
    world.clock.advance(minutes)
    return refresh(patient.profileId)
  }
  const list = async (language: 'ru' | 'be' | 'en' = 'ru') => {
    const recordId = await recordWithConsent(patient.profileId)
    const accessCode = await world.openRecord(patient, { recordId })
    const path = `/api/v2/my/providers/visits/${orderId}/drugs/${recordId}`
    return (await world.call('GET', path, { bearer: patient.bearer, accessCode, language })).json.drugs
  }
  return { prescribe, again, list }
}

const problem = async () => {
  const state = await showConnection(world.db, clinic.providerCode, world.clock.now())
  return state?.resultsProblem
}
const reads = (id: string) => server.requests.filter(({ path }) => path === `Medication/${id}`).length

test.each([
  ['comes with the prescriptions', true, 0],
  ['is left out by the server, and read by itself', false, 1],
])('a drug that is a resource of its own %s', async (_case, isIncluded, expected) => {
  server.includes.drugs = isIncluded
  const { prescribe, again, list } = await prescribedTo()
  const { id } = save(paracetamol)
  for (const text of ['По 1 таблетке', 'По 2 таблетки'])
    prescribe({ reference: `Medication/${id}` }, { dosageInstruction: [{ text }] })
  const before = reads(id)
  await again()
  expect(reads(id) - before).toBe(expected)
  expect(await list()).toMatchObject([
    { ...NAMED, instructions: 'По 1 таблетке' },
    { ...NAMED, instructions: 'По 2 таблетки' },
  ])
  expect(await problem()).toBeNull()
})

test('a drug with the whole address of the clinic is read there, and that of another server nowhere', async () => {
  const { prescribe, again, list } = await prescribedTo()
  const { id } = save(paracetamol)
  prescribe({ reference: `${server.baseUrl}Medication/${id}` })
  prescribe({ reference: `https://elsewhere.example/fhir/Medication/${id}` })
  await again()
  expect(await list()).toMatchObject([NAMED, { isUnnamed: true, strength: null }])
  expect(await problem()).toBe('Medication refused')
})

test('a drug that the clinic does not show is a line that says so, with its dose, until it can be read', async () => {
  server.includes.drugs = false
  const { prescribe, again, list } = await prescribedTo()
  const { id } = save(paracetamol)
  prescribe({ reference: `Medication/${id}` }, { dosageInstruction: [{ text: 'По 1 таблетке' }] })
  server.befall(({ path }) => (path.startsWith('Medication/') ? 'forbidden' : undefined))
  await again()
  const said = { isUnnamed: true, instructions: 'По 1 таблетке', packs: [], searchFor: null }
  expect(await list()).toMatchObject([{ ...said, name: 'Лекарство, которое медицинский центр не назвал' }])
  expect(await list('be')).toMatchObject([{ name: 'Лекі, якія медыцынскі цэнтр не назваў' }])
  expect(await list('en')).toMatchObject([{ name: 'A medicine that the medical centre did not name' }])
  expect(await problem()).toBe('Medication refused 403')
  server.befall()
  await again(60)
  expect(await list()).toMatchObject([NAMED])
  expect((await list())[0]).not.toHaveProperty('isUnnamed')
  expect(await problem()).toBeNull()
})

test.each([
  ['refuses it', 'forbidden', 'Medication refused 403'],
  ['has it no more', 'missing', 'Medication refused 404'],
  ['fails at it', 'broken', 'Medication unclear 500'],
] as const)('a name that is known stays while the clinic %s', async (_case, trouble, said) => {
  server.includes.drugs = false
  const { prescribe, again, list } = await prescribedTo()
  const { id } = save(paracetamol)
  const request = prescribe(
    { reference: `Medication/${id}` },
    { dosageInstruction: [{ text: 'По 1 таблетке' }] },
  )
  await again()
  server.befall(({ path }) => (path.startsWith('Medication/') ? trouble : undefined))
  await again()
  expect(await problem()).toBe(said)
  expect(await list()).toMatchObject([{ ...NAMED, instructions: 'По 1 таблетке' }])
  expect((await list())[0]).not.toHaveProperty('isUnnamed')
  // The name is read again, though nothing else has changed.
  world.clock.advance(120)
  server.befall()
  save({ ...paracetamol, id, code: { text: 'Панадол' } })
  await again()
  expect(await list()).toMatchObject([{ name: 'Панадол' }])
  // With another dose it may be another drug.
  server.befall(({ path }) => (path.startsWith('Medication/') ? trouble : undefined))
  save({ ...request, dosageInstruction: [{ text: 'По 2 таблетки' }] })
  await again()
  expect(await list()).toMatchObject([{ isUnnamed: true, strength: null, instructions: 'По 2 таблетки' }])
  server.befall()
})

test('the words of the reference name a drug that cannot be read', async () => {
  const { prescribe, again, list } = await prescribedTo()
  prescribe({ reference: 'Medication/none', display: 'Парацетамол 500 мг' })
  await again()
  expect(await list()).toMatchObject([{ name: 'Парацетамол 500 мг' }])
  expect(await problem()).toBe('Medication refused 404')
})

test('the problem of one patient stays while prescriptions of another are read', async () => {
  const [one, other] = [await prescribedTo(), await prescribedTo()]
  one.prescribe({ reference: 'Medication/none' })
  other.prescribe({ display: 'Бисопролол' })
  await one.again()
  await other.again()
  expect(await problem()).toBe('Medication refused 404')
  expect(await other.list()).toMatchObject([{ name: 'Бисопролол' }])
})

test('a drug that the clinic corrects is corrected here, though its prescription stays as it was', async () => {
  const { prescribe, again, list } = await prescribedTo()
  const { id } = save(paracetamol)
  prescribe({ reference: `Medication/${id}` })
  await again()
  await again(60)
  save({ ...paracetamol, id, code: { text: 'Панадол' } })
  await again(60)
  expect(await list()).toMatchObject([{ name: 'Панадол' }])
})

test.each([
  ['breaks off', 'down', 'Medication unclear'],
  ['is overloaded', 'failing', 'Medication unclear 503'],
] as const)(
  'a clinic that %s in the middle is read later, and nothing is lost',
  async (_case, trouble, said) => {
    server.includes.drugs = false
    const { prescribe, again, list } = await prescribedTo()
    const { id } = save(paracetamol)
    prescribe({ reference: `Medication/${id}` })
    await again()
    server.befall(({ path }) => (path.startsWith('Medication/') ? trouble : undefined))
    await again()
    expect(await problem()).toBe(said)
    server.befall()
    expect(await list()).toMatchObject([NAMED])
  },
)

test('a server that does not know the _include is asked without it', async () => {
  server.includes.drugs = false
  const { prescribe, again, list } = await prescribedTo()
  const { id } = save(paracetamol)
  prescribe({ reference: `Medication/${id}` })
  server.befall(({ path }) => (path.includes('MedicationRequest%3Amedication') ? 'conflict' : undefined))
  await again()
  server.befall()
  expect(await list()).toMatchObject([NAMED])
})

test('no more than a hundred drugs are read one by one; the others are lines all the same', async () => {
  server.includes.drugs = false
  const { prescribe, again, list } = await prescribedTo()
  for (let count = 0; count < 102; count += 1) prescribe({ reference: `Medication/${save(paracetamol).id}` })
  const asked = () => server.requests.filter(({ path }) => path.startsWith('Medication/')).length
  const before = asked()
  await again()
  expect(asked() - before).toBe(100)
  const names = (await list()).map(({ isUnnamed }: { isUnnamed?: boolean }) => isUnnamed)
  expect([names.length, names.filter(Boolean).length]).toEqual([102, 2])
  expect(await problem()).toBe('Medication unclear')
})

test('a prescription without a drug is a line, and one that cannot be read is told to the operator', async () => {
  const { prescribe, again, list } = await prescribedTo()
  prescribe({})
  await again()
  expect(await list()).toMatchObject([{ isUnnamed: true }])
  expect(await problem()).toBe('MedicationRequest unclear 200')
  const another = await prescribedTo()
  const { id } = another.prescribe({ display: 'Бисопролол' }, { dosageInstruction: 'twice a day' })
  await another.again()
  server.resources.remove(`MedicationRequest/${id}`)
  await another.again()
  expect(await problem()).toBe('MedicationRequest unclear 200')
})
