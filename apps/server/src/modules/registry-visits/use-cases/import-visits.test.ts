import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { importClinic } from '../../clinic-import/public.ts'
import { exampleFolder } from '../../clinic-import/testing.ts'
import { outboxRow } from '../../notifications/public.ts'
import { loadReferenceData } from '../../reference-data/public.ts'
import { describeVisitsImport } from './describe-visits-import.ts'
import { importVisits } from './import-visits.ts'

const { db } = await testDatabase()
const NOW = '2026-11-21T09:00:00Z'
let now = new Date(NOW)
const clock = { now: () => now }
const deps = {
  db,
  clock,
  outboxRow: (message: Parameters<typeof outboxRow>[1]) => outboxRow(Buffer.alloc(32), message, now),
  publicUrl: 'https://vizit.example',
}
const EXAMPLE = join(import.meta.dirname, '../../../../../../examples/visits')
const made: string[] = []
afterAll(() => Promise.all(made.map(path => rm(path, { recursive: true }))))

beforeAll(async () => {
  await loadReferenceData(db)
  await importClinic((await exampleFolder()).path, deps)
})
beforeEach(async () => {
  now = new Date(NOW)
  await db.updateTable('timeslot').set({ visit_id: null }).where('visit_id', 'is not', null).execute()
  await db.deleteFrom('visit').execute()
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('profile').execute()
})

async function folder(...replaced: readonly (readonly [string, string])[]) {
  const path = await mkdtemp(join(tmpdir(), 'vizit-visits-'))
  made.push(path)
  await cp(EXAMPLE, path, { recursive: true })
  const file = join(path, 'visits.csv')
  let text = await readFile(file, 'utf8')
  for (const [from, to] of replaced) {
    if (!text.includes(from)) throw new Error(`no ${from}`)
    text = text.replace(from, to)
  }
  await writeFile(file, text)
  return path
}
const said = async (path: string) => describeVisitsImport(await importVisits(path, deps), 'ru')
const visits = () =>
  db
    .selectFrom('visit')
    .innerJoin('visit_contact as c', 'c.visit_id', 'visit.id')
    .innerJoin('profile as p', 'p.id', 'visit.profile_id')
    .innerJoin('registry_visit as r', 'r.visit_id', 'visit.id')
    .select(['visit.id', 'r.number', 'status', 'visit.starts_at', 'ends_at', 'booked_by', 'source'])
    .select([
      'c.phone',
      'email',
      'c.language',
      'p.first_name',
      'middle_name',
      'birthday',
      'sex',
      'clinic_phone',
    ])
    .select(['visit.profile_id', 'p.consent_received_at'])
    .orderBy('r.number')
    .execute()
const slotsOf = (id: string) => db.selectFrom('timeslot').select('id').where('visit_id', '=', id).execute()
const messages = () => db.selectFrom('outbox').selectAll().orderBy('id').execute()

test('the example comes in: visits of patients without an account, who are told with a link', async () => {
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
  const [sms] = await messages()
  expect(sms).toMatchObject({ channel: 'sms', recipient: '375297001041', template: 'visit-registered' })
  expect(sms?.data).toMatchObject({ link: `https://vizit.example/?orderId=${vera?.id}&ed=true` })
  expect(JSON.stringify(sms?.data)).not.toMatch(/Вера|Лось|3752/)
})

test('--check changes nothing', async () => {
  const result = await importVisits(EXAMPLE, deps, { checkOnly: true })
  expect(describeVisitsImport(result, 'be')[1]).toBe('У файле 3 візіты.')
  expect(await visits()).toEqual([])
})

test('importing again changes nothing and tells nobody', async () => {
  await importVisits(EXAMPLE, deps)
  const before = await visits()
  await db.deleteFrom('outbox').execute()
  expect(await said(EXAMPLE)).toEqual(['Визиты: добавлено 0, обновлено 0, отменено 0, без изменений 3.'])
  expect([await visits(), await messages()]).toEqual([before, []])
})

test('all errors are told at once, each with its place, and nothing is changed', async () => {
  const path = await folder(
    ['rodnik;2026-1041;янковский', 'rodnik;2026-1041;никто'],
    ['16.01.2027;10:00', '31.02.2027;10:00'],
    ['05.05.1990;ж', '05.05.2027;ж'],
    ['+375 29 700-10-41', '+7 916 123-45-67'],
    ['vera@example.org', 'vera@'],
    ['2026-1042', '2026-1041'],
    ['п-1;09.12.2026;8:30', 'к-1;09.12.2026;8:31'],
    ['Зубр', 'Зубр2'],
    ['rodnik;2026-1043;мороз', 'rodnic;2026-1043;мороз'],
  )
  const lines = await said(path)
  expect(lines).toEqual([
    'visits.csv, строка 2, столбец «Дата»: ожидается дата, например 25.12.2026; указано «31.02.2027»',
    'visits.csv, строка 2, столбец «Телефон»: ожидается мобильный номер Беларуси, например +375 29 123-45-67; указано «+7 916 123-45-67»',
    'visits.csv, строка 2, столбец «Почта»: ожидается адрес электронной почты; указано «vera@»',
    'visits.csv, строка 2, столбец «Дата рождения»: дата рождения должна быть не раньше 1900 года и не позже сегодняшнего дня; указано «2027-05-05»',
    'visits.csv, строка 2, столбец «Врач»: у этой клиники нет врача с таким кодом; указано «никто»',
    'visits.csv, строка 3, столбец «Номер»: повтор: то же самое уже есть в строке 2',
    'visits.csv, строка 3, столбец «Услуга»: врач не оказывает здесь услугу с таким кодом; указано «к-1»',
    'visits.csv, строка 4, столбец «Фамилия»: ожидается имя: буквы, пробел, дефис и апостроф; указано «Зубр2»',
    'visits.csv, строка 4, столбец «Клиника»: такой клиники нет; ожидается её код; указано «rodnic»',
    'Найдено 9 ошибок. Ничего не изменено.',
  ])
  expect(await visits()).toEqual([])
})

test('a time that the timetable does not have is an error', async () => {
  const [line] = await said(await folder(['09.12.2026;8:30', '09.12.2026;8:31']))
  expect(line).toContain('строка 3, столбец «Время»: в расписании врача на это время нет талона')
})

test('a folder without the file, or with another one', async () => {
  expect((await said(join(EXAMPLE, 'nowhere')))[0]).toContain('папка не найдена')
  const path = await folder()
  await writeFile(join(path, 'other.csv'), 'a\n')
  expect((await said(path))[0]).toContain('other.csv: неизвестный файл')
})

test('what is over is passed over', async () => {
  now = new Date('2026-12-20T09:00:00Z')
  expect(await said(EXAMPLE)).toEqual([
    'Визиты: добавлено 1, обновлено 0, отменено 0, без изменений 0.',
    '2 визита уже прошли и не добавлены.',
  ])
})

test('a taken time and a patient who is elsewhere are reported, and the others come in', async () => {
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

test('what the clinic changes is changed: time, patient, contact; and the patient is told of the time', async () => {
  await importVisits(EXAMPLE, deps)
  const before = await visits()
  await db.deleteFrom('outbox').execute()
  const path = await folder(
    ['16.01.2027;10:00', '16.01.2027;11:00'],
    ['Пётр', 'Петр'],
    ['375447001043', '375447001044'],
  )
  expect(await said(path)).toEqual(['Визиты: добавлено 0, обновлено 2, отменено 0, без изменений 1.'])
  const after = await visits()
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(after[0]?.starts_at).toEqual(new Date('2027-01-16T08:00:00Z'))
  expect(after[2]).toMatchObject({ first_name: 'Петр', phone: '375447001044', clinic_phone: '375447001044' })
  expect((await messages()).map(({ template, recipient }) => [template, recipient])).toEqual([
    ['visit-moved', '375297001041'],
  ])
  expect((await said(path))[0]).toContain('без изменений 3')
})

test('what the clinic cancels is cancelled once, and frees its time', async () => {
  await importVisits(EXAMPLE, deps)
  await db.deleteFrom('outbox').execute()
  const path = await folder(['vera@example.org;;', 'vera@example.org;;да'])
  expect((await said(path))[0]).toContain('отменено 1')
  const [vera] = await visits()
  expect([vera?.status, await slotsOf(vera?.id ?? '')]).toEqual(['cancelled', []])
  expect((await messages()).map(({ template }) => template)).toEqual(['visit-cancelled'])
  expect((await said(path))[0]).toContain('отменено 0, без изменений 3')
})

test('what the patient has changed since is not undone', async () => {
  await importVisits(EXAMPLE, deps)
  const [vera, jan] = await visits()
  const at = new Date('2027-01-16T09:00:00Z')
  await db
    .updateTable('visit')
    .set({ starts_at: at, ends_at: new Date(at.getTime() + 3_600_000), sequence: 1 })
    .where('id', '=', vera?.id ?? '')
    .execute()
  await db
    .updateTable('visit')
    .set({ status: 'cancelled', cancelled_at: now })
    .where('id', '=', jan?.id ?? '')
    .execute()
  expect((await said(EXAMPLE))[0]).toContain('обновлено 0, отменено 0, без изменений 3')
  const lines = await said(
    await folder(['16.01.2027;10:00', '16.01.2027;11:00'], ['09.12.2026;8:30', '09.12.2026;8:50']),
  )
  expect(lines.slice(2)).toEqual([
    '  visits.csv, строка 2: визит 2026-1041, 16.01.2027 11:00: пациент уже перенёс его сам',
    '  visits.csv, строка 3: визит 2026-1042, 09.12.2026 08:50: визит уже отменён',
  ])
})

test('one person of one phone is one patient', async () => {
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

test('a clinic that keeps its own timetable takes no visits from a file', async () => {
  const { keeper } = await db
    .updateTable('provider')
    .set({ keeper: 'fhir' })
    .returning('keeper')
    .executeTakeFirstOrThrow()
  expect(keeper).toBe('fhir')
  const result = await importVisits(EXAMPLE, deps)
  await db.updateTable('provider').set({ keeper: 'built-in' }).execute()
  expect(result).toMatchObject({ outcome: 'refused' })
  expect(describeVisitsImport(result, 'ru').join()).toContain('ведёт своё расписание сама')
  expect(await visits()).toEqual([])
})
