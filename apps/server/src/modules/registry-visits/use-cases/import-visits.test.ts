import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withFacts } from '@vizit/test-kit/world/stored-facts.ts'
import { expect, test } from 'vitest'
import { EXAMPLE, visitsWorld } from '../testing/visits-world.ts'
import { describeVisitsImport } from './describe-visits-import.ts'
import { importVisits } from './import-visits.ts'

const { db, deps, setNow, folder, emptyFolder, said, visits, messages } = await visitsWorld()

test('the example is imported: its patients have no account and get a link by SMS', async () => {
  expect(await said(EXAMPLE)).toEqual(['Визиты: добавлено 3, обновлено 0, отменено 0, без изменений 0.'])
  const [vera, jan, peter] = await visits()
  expect(vera).toMatchObject({
    ...{ number: '2026-1041', status: 'created_manually', source: 'registry', booked_by: null },
    ...{ starts_at: new Date('2027-01-16T07:00:00Z'), ends_at: new Date('2027-01-16T08:00:00Z') },
    ...{ phone: '375297001041', email: 'vera@example.org', language: 'ru', clinic_phone: '375297001041' },
    ...{ first_name: 'Вера', middle_name: 'Ильинична', birthday: '1990-05-05', sex: 'FEMALE' },
    consent_received_at: null,
  })
  expect(jan).toMatchObject({ middle_name: null, birthday: '2020-04-04', sex: 'MALE', language: 'be' })
  expect(peter).toMatchObject({ starts_at: new Date('2026-12-14T06:00:00Z'), phone: '375447001043' })
  const [sms] = (await messages()).map(withFacts)
  expect(sms).toMatchObject({ channel: 'sms', recipient: '375297001041', template: 'visit-registered' })
  expect(sms?.data).toMatchObject({ link: `https://vizit.example/i#${vera?.id}` })
  expect(JSON.stringify(sms?.data)).not.toMatch(/Вера|Лось|3752/)
})

test('--check changes nothing in the database', async () => {
  const result = await importVisits(EXAMPLE, deps, { checkOnly: true })
  expect(describeVisitsImport(result, 'be')[1]).toBe('У файле 3 візіты.')
  expect(await visits()).toEqual([])
})

test('importing again changes nothing and sends nothing', async () => {
  await importVisits(EXAMPLE, deps)
  const before = await visits()
  await db.deleteFrom('outbox').execute()
  expect(await said(EXAMPLE)).toEqual(['Визиты: добавлено 0, обновлено 0, отменено 0, без изменений 3.'])
  expect([await visits(), await messages()]).toEqual([before, []])
})

test('visits that are over are skipped', async () => {
  setNow('2026-12-20T09:00:00Z')
  expect(await said(EXAMPLE)).toEqual([
    'Визиты: добавлено 1, обновлено 0, отменено 0, без изменений 0.',
    '2 визита уже прошли и не добавлены.',
  ])
})

test('a taken time and a patient with another visit then are reported, and the other rows are imported', async () => {
  await importVisits(EXAMPLE, deps)
  const path = await folder(
    ['2026-1041', '2026-2041'],
    ['2026-1042', '2026-2042'],
    ['савицкая;минск-2;Педиатр;п-1', 'гайдук;минск-1;;у-1'],
    ['09.12.2026;8:30', '09.12.2026;8:20'],
    ['2026-1043', '2026-2043'],
    ['14.12.2026;9:00', '14.12.2026;9:20'],
  )
  expect(await said(path)).toEqual([
    'Визиты: добавлено 1, обновлено 0, отменено 0, без изменений 0.',
    '2 визита не изменены, их решает регистратура:',
    '  visits.csv, строка 2: визит 2026-2041, 16.01.2027 10:00: у пациента на это время другой визит',
    '  visits.csv, строка 3: визит 2026-2042, 09.12.2026 08:20: у пациента на это время другой визит',
  ])
  expect(await said(await folder(['2026-1041', '2026-3041'], ['Вера', 'Надежда']))).toContain(
    '  visits.csv, строка 2: визит 2026-3041, 16.01.2027 10:00: время уже занято',
  )
  const people = await db.selectFrom('profile').select('first_name').execute()
  expect(people.map(({ first_name }) => first_name)).not.toContain('Надежда')
})

test('rows with the same person and phone make one patient', async () => {
  await importVisits(EXAMPLE, deps)
  await importVisits(
    await folder(
      ['2026-1041', '2026-9'],
      ['16.01.2027;10:00', '16.01.2027;11:00'],
      ['Лось;Вера', 'ЛОСЬ;Вера'],
    ),
    deps,
  )
  const rows = await visits()
  const [vera, again] = [
    rows.find(({ number }) => number === '2026-1041'),
    rows.find(({ number }) => number === '2026-9'),
  ]
  expect(again?.profile_id).toBe(vera?.profile_id)
})

test('a long file tells its progress', async () => {
  const path = await emptyFolder()
  const [header, first = ''] = (await readFile(join(EXAMPLE, 'visits.csv'), 'utf8')).split('\n')
  const rows = Array.from({ length: 501 }, (_, nth) => first.replace('2026-1041', `N-${nth}`))
  await path.write('visits.csv', [header, ...rows].join('\n'))
  const told: number[] = []
  const progress = (done: number) => void told.push(done)
  expect(await importVisits(path.path, deps, { progress })).toMatchObject({ outcome: 'imported' })
  expect(told).toEqual([500])
})
