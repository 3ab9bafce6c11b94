import { tablesContainingText as tables } from '@vizit/test-kit/database/tables-containing-text.ts'
import { aValue } from '@vizit/test-kit/world/document-acts.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { db } = world

const tablesContainingText = (words: string) => tables(db, words)

/** The name as it is in messages; in the catalogue of doctors its parts are separate. */
const DOCTOR = 'Ковалевич Анна Петровна'

test('pending messages show neither names nor times in a stolen copy of the database', async () => {
  const patient = await world.patient()
  const doctor = await world.doctor()
  const [slot, another] = doctor.slots
  expect((await world.book(patient, requireValue(slot))).status).toBe(201)
  expect((await world.bookAsGuest(doctor, requireValue(another))).status).toBe(201)
  expect((await world.messagesTo(patient.phone))[0]).toContain('Ковалевич')
  // What the search finds of the catalogue is public.
  expect(await tablesContainingText(DOCTOR)).toEqual(['search_entry'])
  expect(await tablesContainingText('2026-03-03T06:00:00.000Z')).toEqual([])
})

test("a guest's note to the clinic is sealed, for a first and a repeated booking", async () => {
  const doctor = await world.doctor()
  const said = { phone: '+375 29 777-00-11', clientNote: 'Аллергия на пенициллин' }
  const booked = await world.bookAsGuest(doctor, requireValue(doctor.slots[0]), said, {
    key: 'a-key-of-the-guest',
  })
  expect(booked.status).toBe(201)
  expect(await tablesContainingText('пенициллин')).toEqual([])
})

test('laboratory values are sealed: what was measured, the value, and whether it is normal', async () => {
  const patient = await world.patient()
  const record = await world.medicalRecord(patient.profileId)
  const values = [
    aValue('73.519', { analyteCode: 'ferr-x', name: 'Ферритин', reference: 'до 61.27', unit: 'нг/мл' }),
    aValue('<0.041739', { analyteCode: 'tsh-x', name: 'Тиротропин', low: 0.271828, high: 4.5454 }),
  ]
  const { testId } = await world.medicalTest(record, { values })
  const code = await world.openRecord(patient, record)
  const path = `/api/v2/my/providers/tests/${testId}/values`
  const { json } = await world.call('GET', path, { bearer: patient.bearer, accessCode: code })
  expect(json.values).toMatchObject([
    { name: 'Ферритин', number: 73.519, reference: 'до 61.27' },
    { name: 'Тиротропин', comparator: '<', low: 0.271828, flag: 'low' },
  ])
  // Six digits: fewer also stand in some row's time, by chance.
  for (const words of [
    '73.519',
    'Ферритин',
    '61.27',
    'ferr-x',
    'нг/мл',
    '041739',
    'tsh-x',
    '271828',
    '4.5454',
  ])
    expect([words, await tablesContainingText(words)]).toEqual([words, []])
})
