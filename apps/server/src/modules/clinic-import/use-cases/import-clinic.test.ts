import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { loadReferenceData } from '../../reference-data/public.ts'
import { clinicFolders } from '../testing.ts'
import { describeImport } from './describe-import.ts'
import { importClinic } from './import-clinic.ts'

const { db } = await testDatabase()
const { exampleFolder, smallFolder } = clinicFolders()
const deps = { db, clock: { now: () => new Date('2026-11-21T09:00:00Z') } }
beforeAll(() => loadReferenceData(db))

const count = async (from: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${from}`.execute(db)
  return rows[0]?.count ?? -1
}

test('the example folder is imported completely', async () => {
  const { path } = await exampleFolder()
  const result = await importClinic(path, deps)
  expect(result).toMatchObject({
    outcome: 'imported',
    counts: {
      branches: { added: 3 },
      doctors: { added: 6 },
      assignments: { added: 9 },
      services: { added: 7 },
    },
    timetable: { removed: 0, held: 0, conflicts: [] },
  })
  const doctor = await db
    .selectFrom('doctor')
    .selectAll()
    .where('code', '=', 'мороз')
    .executeTakeFirstOrThrow()
  expect(doctor).toMatchObject({
    ...{
      last_name_ru: 'Мороз',
      last_name_be: 'Мароз',
      last_name_en: 'Maroz',
      qualification_en: 'First category',
    },
    ...{ adult: true, children: true, adult_age: null, children_age: 3, work_start: 2011 },
    languages: ['be', 'ru', 'pl'],
  })
  const policies = await db.selectFrom('assignment').select('booking_policy').orderBy('id').execute()
  expect(policies.map(row => row.booking_policy)).toEqual([
    ...['open', 'open', 'open', 'open', 'open', 'registry', 'second-visit', 'programme', 'open'],
  ])
  expect(await count(sql`photo where media_type = 'image/png' and length(content) > 1000`)).toBe(1)
  expect(await count(sql`timeslot where explicit`)).toBe(6)
})

test('a logo is stored like photos, and deleted when its cell is emptied', async () => {
  const logos = sql`provider join photo on hash = logo_hash where media_type = 'image/png'`
  expect(await count(logos)).toBe(1)
  const folder = await exampleFolder()
  await folder.replace('clinic.csv', 'photos/logo.png', '')
  await importClinic(folder.path, deps)
  expect([await count(logos), await count(sql`photo`)]).toEqual([0, 3])
})

test('options of services have their own prices and branches', async () => {
  const { rows } = await sql`
    select s.code as service, o.code, o.name_be, o.price_kind, o.price_from::float8,
      array(select b.code from service_option_branch x join branch b on b.id = x.branch_id
        where x.option_id = o.id) as branches
    from service_option o join service s on s.id = o.service_id where o.active order by o.position`.execute(
    db,
  )
  expect(rows).toEqual([
    {
      ...{ service: 'у-1', code: 'обычное', name_be: 'Без заключэння эндакрынолага' },
      ...{ price_kind: null, price_from: null, branches: [] },
    },
    {
      ...{ service: 'у-1', code: 'с-заключением', name_be: 'З заключэннем эндакрынолага' },
      ...{ price_kind: 'from', price_from: 55, branches: ['минск-1'] },
    },
    {
      ...{ service: 'л-1', code: 'осмотр', name_be: 'Агляд' },
      ...{ price_kind: 'fixed', price_from: 50, branches: [] },
    },
    {
      ...{ service: 'л-1', code: 'эндоскопия', name_be: 'Агляд з эндаскапіяй' },
      ...{ price_kind: 'fixed', price_from: 70, branches: ['минск-1'] },
    },
  ])
})

test('timeslots follow the timetable: odd weeks, holidays, absences, terms, the booking window', async () => {
  const { rows } = await sql<{ code: string; days: number; first: string; last: string }>`
    select d.code, count(distinct (t.starts_at + interval '3 hours')::date)::int as days,
      min(to_char(t.starts_at + interval '3 hours', 'YYYY-MM-DD HH24:MI')) as first,
      max(to_char(t.ends_at + interval '3 hours', 'YYYY-MM-DD HH24:MI')) as last
    from timeslot t join assignment a on a.id = t.assignment_id join doctor d on d.id = a.doctor_id
    where not t.explicit group by d.code order by d.code`.execute(db)
  const by = new Map(rows.map(({ code, ...row }) => [code, row]))
  // 44 weekdays from 23 November to 21 January, without 25 December, 1 and 7 January.
  expect(by.get('ковалевич')).toEqual({ days: 41, first: '2026-11-23 14:00', last: '2027-01-21 14:00' })
  // Absent from 14 to 27 December: ten weekdays, one of which is a holiday anyway.
  expect(by.get('савицкая')?.days).toBe(32)
  expect(by.get('шевчук')).toMatchObject({ first: '2026-11-23 08:00', last: '2027-01-21 19:00' })
  expect(await count(sql`timeslot where starts_at = '2026-12-19T07:00:00Z' and not explicit`)).toBe(1)
})

test('importing the same folder again changes nothing and says so', async () => {
  const { path } = await exampleFolder()
  const before = await sql`select id, starts_at from timeslot order by id`.execute(db)
  const result = await importClinic(path, deps)
  expect(result).toMatchObject({
    counts: { doctors: { added: 0, updated: 6, deactivated: 0 } },
    timetable: { added: 0, removed: 0 },
  })
  expect(await sql`select id, starts_at from timeslot order by id`.execute(db)).toEqual(before)
})

test('rows missing from the folder are deactivated, and active again when they are back', async () => {
  const folder = await exampleFolder()
  for (const file of ['doctors.csv', 'assignments.csv', 'assignment-services.csv', 'timetable.csv']) {
    await folder.replace(file, /^шевчук;.*\n/gm, '')
  }
  expect(await importClinic(folder.path, deps)).toMatchObject({
    counts: { doctors: { deactivated: 1 }, assignments: { deactivated: 2 }, branches: { deactivated: 0 } },
    timetable: { added: 0 },
  })
  const slots = sql`timeslot t join assignment a on a.id = t.assignment_id join doctor d on d.id = a.doctor_id
    where d.code = 'шевчук'`
  expect(await count(slots)).toBe(0)
  const { path } = await exampleFolder()
  await importClinic(path, deps)
  expect(await count(sql`doctor where active`)).toBe(6)
  expect(await count(slots)).toBeGreaterThan(500)
})

test('a check changes nothing in the database', async () => {
  const folder = await exampleFolder()
  await folder.replace('clinic.csv', 'rodnik;', 'another;')
  expect(await importClinic(folder.path, deps, { checkOnly: true })).toMatchObject({ outcome: 'checked' })
  expect(await count(sql`provider`)).toBe(1)
})

test('a clinic cannot use the code of a demo organisation', async () => {
  await db.insertInto('provider').values({ code: 'demo', name_ru: 'Демо', is_demo: true }).execute()
  const folder = await exampleFolder()
  await folder.replace('clinic.csv', 'rodnik;', 'demo;')
  expect(describeImport(await importClinic(folder.path, deps), 'ru')).toEqual([
    'clinic.csv, строка 2, столбец «Код»: этот код занят демонстрационным медицинским центром; выберите другой; указано «demo»',
    'Найдена 1 ошибка. Ничего не изменено.',
  ])
})

test('explicit timeslots in the past are skipped and listed, those after the window stored and counted', async () => {
  const { path } = await exampleFolder()
  const later = { db, clock: { now: () => new Date('2026-12-05T07:30:00Z') } }
  const result = await importClinic(path, later, { checkOnly: true })
  expect(describeImport(result, 'ru')).toEqual([
    'Ошибок нет. Это была проверка: ничего не изменено.',
    '1 талон в прошлом: его никому не предложат.',
    '  slots.csv, строка 2, столбец «Дата»: время талона прошло; указано «05.12.2026 10:00»',
    '1 талон отложен: его предложат, когда до него дойдёт запись, сейчас открытая до 05.02.2027.',
  ])
})

test('an import is audited without personal data', async () => {
  const audit = await db.selectFrom('audit').select(['action', 'details', 'subject']).execute()
  const { id } = await db
    .selectFrom('provider')
    .select('id')
    .where('code', '=', 'rodnik')
    .executeTakeFirstOrThrow()
  expect(audit[0]).toEqual({ action: 'clinic-imported', subject: id, details: { branches: 3, doctors: 6 } })
})

test('a clinic of many doctors tells its progress', async () => {
  const folder = await smallFolder('doctor,branch,days,from,to,minutes\nd1,b,mon,08:00,09:00,30\n')
  const codes = Array.from({ length: 41 }, (_, nth) => `d${nth}`)
  const doctors = codes.map(code => `${code},Жук,Ян,yes,no`)
  const assignments = codes.map(code => `${code},b,therapist`)
  await folder.write('doctors.csv', ['code,last_name,first_name,adult,children', ...doctors].join('\n'))
  await folder.write('assignments.csv', ['doctor,branch,speciality', ...assignments].join('\n'))
  const told: number[] = []
  const progress = (done: number) => void told.push(done)
  expect(await importClinic(folder.path, { ...deps, progress })).toMatchObject({ outcome: 'imported' })
  expect(told).toEqual([40])
})

test('a dash as the middle name of a doctor says that there is none', async () => {
  const folder = await exampleFolder()
  await folder.replace('doctors.csv', /^(шевчук;[^;]*;[^;]*;)[^;]*/gm, '$1-')
  await importClinic(folder.path, deps)
  const doctor = db.selectFrom('doctor').select('middle_name_ru').where('code', '=', 'шевчук')
  expect(await doctor.executeTakeFirst()).toEqual({ middle_name_ru: null })
})
