import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { createPastVisit } from '@vizit/test-kit/world/past-visit.ts'
import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { guestNoteKey } from '../../guests/public.ts'
import { EXAMPLE, visitsWorld } from '../testing/visits-world.ts'
import { type ExportRequest, exportVisits } from './export-visits.ts'
import { importVisits } from './import-visits.ts'

const { db, clock, deps, setNow, folder, emptyFolder, said, messages } = await visitsWorld()
const noteKey = guestNoteKey(SECRET)
const exportDeps = { ...deps, noteKey }

async function exported(asked: Partial<ExportRequest> = {}) {
  let text = ''
  const whole = { provider: 'rodnik', from: null, to: null, by: 'root', ...asked }
  const result = await exportVisits(whole, exportDeps, async more => {
    text += more
  })
  const [header = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n')
  const headers = header.split(';')
  const rows = lines.map(line => Object.fromEntries(line.split(';').map((cell, at) => [headers[at], cell])))
  return { text, result, rows }
}

const doctorOf = (code: string) =>
  db
    .selectFrom('assignment as a')
    .innerJoin('doctor as d', 'd.id', 'a.doctor_id')
    .where('d.code', '=', code)
    .select(['a.id', 'a.doctor_id', 'a.provider_id'])
    .executeTakeFirstOrThrow()

/** A visit that was booked online. */
async function bookedOnline(
  lastName: string,
  daysAgo: number,
  status?: 'completed' | 'missed' | 'arrived' | 'reserved',
) {
  const account = randomUUID()
  const phone = `37529${String(7_000_000 + daysAgo).padStart(7, '0')}`
  await db.deleteFrom('account').where('phone', '=', phone).execute()
  await db.insertInto('account').values({ id: account, phone, language: 'be' }).execute()
  const { id } = await db
    .insertInto('profile')
    .values({
      ...{ id: randomUUID(), last_name: lastName, first_name: 'Анна' },
      ...{ birthday: '1990-05-05', sex: 'FEMALE' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: assignmentId } = await doctorOf('мороз')
  // Left by the previous test.
  const starts_at = new Date(clock.now().getTime() - daysAgo * DAY_MS)
  await db
    .deleteFrom('timeslot')
    .where('assignment_id', '=', assignmentId)
    .where('starts_at', '=', starts_at)
    .execute()
  const visitId = await createPastVisit({ db, clock }, id, assignmentId, {
    daysAgo,
    ...(status && { status }),
  })
  await db.updateTable('visit').set({ booked_by: account }).where('id', '=', visitId).execute()
  return { visitId, phone }
}

const everything = async () => ({
  visits: await db.selectFrom('visit').selectAll().orderBy('id').execute(),
  said: await db.selectFrom('registry_visit').selectAll().orderBy('visit_id').execute(),
  contacts: await db.selectFrom('visit_contact').selectAll().orderBy('visit_id').execute(),
  people: await db.selectFrom('profile').selectAll().orderBy('id').execute(),
  slots: await db
    .selectFrom('timeslot')
    .selectAll()
    .where('visit_id', 'is not', null)
    .orderBy('id')
    .execute(),
  messages: await messages(),
})

async function importedAgain(text: string) {
  const before = await everything()
  const folder = await emptyFolder()
  await folder.write('visits.csv', text)
  const lines = await said(folder.path)
  expect(await everything()).toEqual(before)
  return lines
}

test('a reception sees the patient, time and doctor of each visit, and how it was booked', async () => {
  await importVisits(EXAMPLE, deps)
  const { visitId } = await bookedOnline('Гуляева', -3, 'reserved')
  const { result, rows, text } = await exported()
  expect(result).toEqual({ outcome: 'exported', count: 4 })
  expect(text.startsWith('\uFEFFКлиника;Номер;Врач;')).toBe(true)
  expect(rows.map(row => [row.Фамилия, row.Запись])).toEqual([
    ['Гуляева', 'онлайн'],
    ['Лось', 'регистратура'],
    ['Зубр', 'регистратура'],
    ['Лось', 'регистратура'],
  ])
  expect(rows[0]).toMatchObject({
    ...{ Номер: visitId, Дата: '24.11.2026', Время: '12:00', Состояние: 'записан', Отменён: '', Итог: '' },
    // For people who book online only the phone is exported, no other account data.
    ...{ Телефон: '375 29 699-99-97', Почта: '', Язык: '' },
  })
  expect(rows[3]).toMatchObject({ Номер: '2026-1041', Услуга: 'к-1', Пол: 'ж', Почта: 'vera@example.org' })
})

test('importing an unchanged export changes nothing, whatever the outcome of the visits', async () => {
  await importVisits(EXAMPLE, deps)
  await importVisits(await folder(['vera@example.org;;;', 'vera@example.org;;да;']), deps)
  for (const [at, status] of (['completed', 'missed', 'arrived', 'reserved'] as const).entries())
    await bookedOnline(`Иная${'а'.repeat(at)}`, at + 1, status)
  await bookedOnline('-Дефис', -5, 'reserved')
  const { visitId: cancelled } = await bookedOnline('Отменяева', -4, 'reserved')
  await db
    .updateTable('visit')
    .set({ status: 'cancelled', cancelled_at: clock.now() })
    .where('id', '=', cancelled)
    .execute()
  // The patient has moved it meanwhile.
  await db
    .updateTable('visit')
    .set({ starts_at: '2026-12-15T06:00:00Z', ends_at: '2026-12-15T06:20:00Z' })
    .where('id', 'in', db.selectFrom('registry_visit').select('visit_id').where('number', '=', '2026-1043'))
    .execute()
  const { text, rows } = await exported()
  expect(rows.map(row => row.Состояние)).toEqual([
    'записан',
    'пришёл',
    'не пришёл',
    'состоялся',
    'отменён',
    'записан',
    'записан',
    'записан',
    'отменён',
  ])
  expect(text).toContain(";'-Дефис;")
  expect(await importedAgain(text)).toEqual([
    'Визиты: добавлено 0, обновлено 0, отменено 0, без изменений 9.',
  ])
  expect((await exported()).text).toBe(text)

  setNow('2027-01-20T09:00:00Z')
  expect(await importedAgain((await exported()).text)).toHaveLength(1)
})

test('importing an export changes nothing even if the doctor left, the timeslot is withdrawn and the patient deleted the account', async () => {
  await importVisits(EXAMPLE, deps)
  const { visitId } = await bookedOnline('Ушедшая', 2, 'completed')
  await db.updateTable('visit').set({ booked_by: null }).where('id', '=', visitId).execute()
  const { id } = await doctorOf('мороз')
  await db.updateTable('assignment').set({ active: false }).where('id', '=', id).execute()
  const { text, rows } = await exported()
  expect(rows[0]).toMatchObject({ Фамилия: 'Ушедшая', Телефон: '' })
  const lines = await importedAgain(text)
  await db.updateTable('assignment').set({ active: true }).where('id', '=', id).execute()
  expect(lines).toEqual(['Визиты: добавлено 0, обновлено 0, отменено 0, без изменений 4.'])
})

test('an online visit stays as its patient has it; differences in the file are reported', async () => {
  const { visitId } = await bookedOnline('Гуляева', -3, 'reserved')
  const { text } = await exported()
  const file = await emptyFolder()
  await file.write('visits.csv', text.replace(';;;записан', ';да;;записан'))
  expect((await said(file.path)).at(-1)).toContain(
    `визит ${visitId}, 24.11.2026 12:00: визит записан онлайн: переносит и отменяет его пациент`,
  )
})

test('the days are days in Minsk, both included, and the export is audited', async () => {
  await importVisits(EXAMPLE, deps)
  const dates = async (from: string | null, to: string | null) =>
    (await exported({ from, to })).rows.map(row => row.Дата)
  expect(await dates('2026-12-09', '2026-12-14')).toEqual(['09.12.2026', '14.12.2026'])
  expect(await dates('2026-12-10', null)).toEqual(['14.12.2026', '16.01.2027'])
  expect(await dates(null, '2026-12-08')).toEqual([])
  const audit = await db
    .selectFrom('audit')
    .select('details')
    .where('action', '=', 'visits-exported')
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
  expect(audit.map(({ details }) => details)).toEqual([
    { count: 0, by: 'root', to: '2026-12-08' },
    { count: 2, by: 'root', from: '2026-12-10' },
    { count: 2, by: 'root', from: '2026-12-09', to: '2026-12-14' },
  ])
})

test('visits are streamed, however many there are', async () => {
  await bookedOnline('Гуляева', -3, 'reserved')
  await sql`
    insert into visit (id, provider_id, assignment_id, doctor_id, profile_id, starts_at, ends_at, status)
    select gen_random_uuid(), provider_id, assignment_id, doctor_id, profile_id,
      starts_at - at * interval '1 day', ends_at - at * interval '1 day', 'completed'
    from visit, generate_series(10, 1209) at`.execute(db)
  const written: string[] = []
  const asked = { provider: 'rodnik', from: null, to: null, by: 'root' }
  const result = await exportVisits(asked, exportDeps, async text => void written.push(text))
  expect(result).toEqual({ outcome: 'exported', count: 1201 })
  expect(written.map(text => text.split('\r\n').length - 1)).toEqual([1, 500, 500, 201])
})

test('an unknown clinic, and one whose own system has the visits, cannot be exported', async () => {
  expect((await exported({ provider: 'nobody' })).result).toEqual({ outcome: 'unknown-provider' })
  await db.updateTable('provider').set({ keeper: 'fhir' }).where('code', '=', 'rodnik').execute()
  const { result, text } = await exported()
  await db.updateTable('provider').set({ keeper: 'built-in' }).where('code', '=', 'rodnik').execute()
  expect([result, text]).toEqual([{ outcome: 'kept-elsewhere' }, ''])
})

test('a visit that a programme pays says which, and how much of the price', async () => {
  const { visitId } = await bookedOnline('Покрытая', 3)
  await db
    .insertInto('programme')
    .values({ code: 'of-the-export', kind: 'EMPLOYER', caption_ru: 'Программа' })
    .execute()
  await db
    .insertInto('coverage_use')
    .values({ visit_id: visitId, programme_code: 'of-the-export', share: 80 })
    .execute()
  await db.updateTable('visit').set({ coverer_code: 'of-the-export' }).where('id', '=', visitId).execute()
  const { rows } = await exported()
  expect(rows.find(row => row.Фамилия === 'Покрытая')).toMatchObject({
    Программа: 'of-the-export',
    'Доля программы': '80',
  })
})
