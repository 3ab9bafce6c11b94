import { testWorld } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { fillDrugsWorld } from '../../drugs/testing/drugs-world.ts'

const world = await testWorld()
beforeAll(() => fillDrugsWorld(world.db, world.clock.now()))
const visits = '/api/v2/my/providers/visits'

/** A patient with a past visit, a record that is open for them, and a way to read the drug list. */
async function aPatient(options: Parameters<typeof world.medicalRecord>[1] = {}) {
  const patient = await world.patient()
  const { assignmentId } = await world.doctor({ slots: 0 })
  const orderId = await world.pastVisit(patient, assignmentId, { daysAgo: 3 })
  const record = await world.medicalRecord(patient.profileId, options)
  const accessCode = await world.openRecord(patient, record)
  const read = (code: string | undefined = accessCode, query = '?locationCode=17', language = 'ru') =>
    world.call('GET', `${visits}/${orderId}/drugs/${record.recordId}${query}`, {
      bearer: patient.bearer,
      ...(code !== '' && { accessCode: code }),
      language,
    })
  const visit = async () => (await world.call('GET', `${visits}/${orderId}`, { bearer: patient.bearer })).json
  return { patient, orderId, record, read, visit }
}

test('a drug list has what was written, with the packs of the register and prices of the town', async () => {
  const { orderId, record, read, visit } = await aPatient()
  await world.prescription(record, { visitId: orderId, number: 'a' })
  await world.prescription(record, {
    ...{ visitId: orderId, number: 'b' },
    facts: { name: 'Ибупрофен', count: null },
  })
  await world.prescription(record, {
    ...{ visitId: orderId, number: 'c' },
    facts: { name: 'Промывание носа', form: null, strength: null, instructions: null },
  })
  expect((await visit()).drugLists).toEqual([{ recordLink: record.recordId, count: 3 }])
  const { status, json } = await read()
  expect(status).toBe(200)
  const [named, substance, text] = json.drugs
  expect(named).toMatchObject({
    ...{ name: 'Альфален', form: 'таблетки', strength: '200 мг', count: 2 },
    ...{ instructions: 'По 1 таблетке 3 раза в день', physicianName: 'Лось Ян Янович' },
  })
  expect(named.packs).toMatchObject([{ packId: '11', drugId: '1', priceFrom: 400, pharmaciesCount: 3 }])
  const packIds = substance.packs.map(({ packId }: { packId: string }) => packId)
  expect(packIds).toEqual(['11', '21'])
  expect(text).toMatchObject({ name: 'Промывание носа', instructions: null, packs: [], searchFor: null })
  expect(substance.searchFor).toBeNull()
})

test('a pack that was prescribed by its code alone has the name of the register', async () => {
  const { orderId, record, read } = await aPatient()
  const facts = { form: null, strength: null, inn: null, instructions: null }
  for (const code of ['p11', 'p99'])
    await world.prescription(record, {
      ...{ visitId: orderId, number: code },
      facts: { ...facts, name: code, packCode: code },
    })
  expect((await read()).json.drugs).toMatchObject([
    { name: 'Альфален', packs: [{ packId: '11', isOtherName: false }] },
    { name: 'p99', packs: [] },
  ])
})

test('what the register has in another strength can be searched for; other advice cannot', async () => {
  const { orderId, record, read } = await aPatient()
  const facts = { form: null, strength: null, inn: null }
  await world.prescription(record, {
    visitId: orderId,
    number: 'd',
    facts: { ...facts, name: 'Альфален 999 мг' },
  })
  await world.prescription(record, {
    ...{ visitId: orderId, number: 'e' },
    facts: { ...facts, name: 'Альфа-ключ', inn: 'Ибупрофен', strength: '999 мг' },
  })
  await world.prescription(record, {
    ...{ visitId: orderId, number: 'f' },
    facts: { ...facts, name: 'Промывание носа солевым раствором' },
  })
  expect((await read()).json.drugs).toMatchObject([
    { packs: [], searchFor: 'Альфален' },
    { packs: [], searchFor: 'Ибупрофен' },
    { packs: [], searchFor: null },
  ])
})

test('no package for wards is meant beside one for a person, however cheap it is', async () => {
  await sql`
    insert into drug (id, code, name_ru, inn_ru, form_ru, dispensing, has_no_end)
    values (8, 'd8', 'Тетален', 'тета', 'таблетки', 'rx', true)`.execute(world.db)
  await sql`
    insert into drug_pack (id, code, drug_id, presentation_ru, strength) values
      (81, 'p81', 8, 'таблетки 5мг №10х100', '5мг'), (82, 'p82', 8, 'таблетки 5мг №30', '5мг')`.execute(
    world.db,
  )
  await sql`insert into stock (pharmacy_id, pack_id, location_code, price) values (1, 81, 17, 200), (1, 82, 17, 900)`.execute(
    world.db,
  )
  world.clock.advance(2)
  const { orderId, record, read } = await aPatient()
  await world.prescription(record, {
    ...{ visitId: orderId, number: 'g' },
    facts: { form: 'таблетки', strength: '5 мг', inn: null, name: 'Тетален', count: 1 },
  })
  const { drugs } = (await read()).json
  expect(drugs[0].packs.map(({ packId }: { packId: string }) => packId)).toEqual(['82'])
})

test('drugs of one moment stand in the order in which they came in, whatever their numbers', async () => {
  const { orderId, record, read } = await aPatient()
  const given = ['w2', 'w1', 'w10']
  for (const number of given)
    await world.prescription(record, { visitId: orderId, number, facts: { name: `Совет ${number}` } })
  await world.prescription(record, { visitId: orderId, number: 'w2', facts: { name: 'Совет w2', count: 3 } })
  const { drugs } = (await read()).json
  expect(drugs.map(({ name }: { name: string }) => name)).toEqual(given.map(number => `Совет ${number}`))
})

test('a pack has another name only if it has it in each language', async () => {
  await sql`update drug set name_be = 'Альфалён-бэ' where id = 1`.execute(world.db)
  world.clock.advance(2)
  const { orderId, record, read } = await aPatient()
  await world.prescription(record, { visitId: orderId, number: 'own' })
  await world.prescription(record, {
    visitId: orderId,
    number: 'other',
    facts: { name: 'Ибуфен', inn: 'Ибупрофен' },
  })
  const { drugs } = (await read(undefined, '?locationCode=17', 'be')).json
  const named = drugs.map(({ packs }: { packs: { isOtherName: boolean }[] }) => packs[0])
  expect(named).toMatchObject([{ name: 'Альфалён-бэ', isOtherName: false }, { isOtherName: true }])
})

test('what was withdrawn is not shown, and a visit without prescriptions has no list', async () => {
  const { orderId, record, read, visit } = await aPatient()
  expect((await visit()).drugLists).toBeUndefined()
  await world.prescription(record, { visitId: orderId, number: 'w' })
  await world.prescription(record, { visitId: orderId, number: 'w', withdrawn: true })
  expect((await visit()).drugLists).toBeUndefined()
  expect((await read()).json.code).toBe('NOT_FOUND')
})

test('neither without the consent, nor without the code, nor for a town that does not exist', async () => {
  const { orderId, record, read } = await aPatient()
  await world.prescription(record, { visitId: orderId })
  expect((await read('')).json).toMatchObject({ code: 'INVALID_ACODE', attributes: { reason: 'missing' } })
  expect((await read(undefined, '?locationCode=999')).json.code).toBe('INVALID_ARGUMENT')
  const unwilling = await aPatient({ agreed: false })
  await world.prescription(unwilling.record, { visitId: unwilling.orderId })
  expect((await unwilling.read()).json.code).toBe('DOCUMENTS_CONSENT_REQUIRED')
})

test('a prescription without a visit is of the only visit of that day; what was written is nowhere in clear', async () => {
  const { orderId, record, read } = await aPatient()
  const prescribedAt = new Date(world.clock.now().getTime() - 3 * 86_400_000)
  await world.prescription(record, { prescribedAt, number: 'day' })
  expect((await read()).json.drugs).toMatchObject([{ name: 'Альфален' }])
  const row = await world.db
    .selectFrom('prescription')
    .selectAll()
    .where('visit_id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain('Альфален')
})

test('a change marks the visit for devices, and looking is in the ledger', async () => {
  const { patient, orderId, record, read, visit } = await aPatient()
  const prescribedAt = world.clock.now()
  await world.prescription(record, { visitId: orderId, number: 'change', prescribedAt })
  const before = (await visit()).lastUpdated
  world.clock.advance(5)
  await world.prescription(record, { visitId: orderId, number: 'change', prescribedAt })
  expect((await visit()).lastUpdated).toBe(before)
  await world.prescription(record, { visitId: orderId, number: 'change', prescribedAt, facts: { count: 3 } })
  expect((await visit()).lastUpdated > before).toBe(true)
  expect((await read()).json.drugs).toMatchObject([{ count: 3 }])
  const ledger = await world.call('GET', `/api/v2/my/family/ledger?profileId=${patient.profileId}`, {
    bearer: patient.bearer,
  })
  expect(ledger.json.entries.map(({ action }: { action: string }) => action)).toContain('drug-list-viewed')
})
