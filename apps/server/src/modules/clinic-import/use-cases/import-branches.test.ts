import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadReferenceData } from '../../reference-data/public.ts'
import { clinicFolders } from '../testing.ts'
import { describeImport } from './describe-import.ts'
import { importClinic } from './import-clinic.ts'

const { db } = await testDatabase()
const { exampleFolder } = clinicFolders()
const deps = { db, clock: { now: () => new Date('2026-11-21T09:00:00Z') } }
beforeAll(() => loadReferenceData(db))
beforeEach(async () => {
  await importClinic((await exampleFolder()).path, deps)
})

/** Everything that centres and services tell of themselves. */
async function stored() {
  const tables = [
    sql`select code, emails, description_be, getting_there_en from branch order by code`,
    sql`select code, day, opens, closes from branch_hours h join branch b on b.id = h.branch_id order by code, day, opens`,
    sql`select code, to_char(date, 'YYYY-MM-DD') as date, opens, closes, reason_be
      from branch_exception e join branch b on b.id = e.branch_id order by code, date`,
    sql`select code, position, photo_hash from branch_photo f join branch b on b.id = f.branch_id order by code, position`,
    sql`select s.code, s.preparation_ru, c.code as common, c.name_ru
      from service s join common_service c on c.id = s.common_id where s.active order by s.code`,
  ]
  const answers = await Promise.all(tables.map(table => table.execute(db)))
  return answers.map(({ rows }) => rows as Record<string, unknown>[])
}

test('a branch is imported with emails, texts, hours, days of its own and photos', async () => {
  const [branches, hours, exceptions, photos] = await stored()
  expect(branches?.find(({ code }) => code === 'минск-1')).toEqual({
    code: 'минск-1',
    emails: ['sadovaya@rodnik.example', 'info@rodnik.example'],
    description_be: 'Дарослыя і дзіцячыя ўрачы, аналізы і УГД у адным будынку. Ёсць пандус і ліфт.',
    getting_there_en: 'Stop Sadovaya, a walk of 5 minutes. The entrance is in the yard.',
  })
  const of = (code: string) =>
    hours?.filter(row => row.code === code).map(({ day, opens, closes }) => [day, opens, closes])
  expect(of('минск-1')).toEqual([
    ...[1, 2, 3, 4, 5].map(day => [day, 450, 1260]),
    [6, 540, 900],
    [8, 600, 840],
  ])
  expect(of('борисов')).toEqual([1, 2, 3, 4, 5, 6, 7].map(day => [day, 0, 1440]))
  expect(exceptions?.filter(({ date }) => date === '2026-12-31')).toHaveLength(3)
  expect(exceptions?.filter(({ opens }) => opens === null)).toHaveLength(7)
  expect(photos?.map(({ code, position }) => [code, position])).toEqual([
    ['минск-1', 0],
    ['минск-1', 1],
  ])
})

test('photos of branches are stored as WebP without metadata', async () => {
  const { rows } = await sql<{ content: Buffer }>`
    select content from photo join branch_photo on photo_hash = hash where media_type = 'image/webp'`.execute(
    db,
  )
  expect(rows).toHaveLength(2)
  for (const { content } of rows) {
    const { format, exif } = await sharp(content).metadata()
    expect([format, exif]).toEqual(['webp', undefined])
  }
})

test('a service is joined to the listed one whose number the clinic gives, or that has its name', async () => {
  const services = (await stored())[4]
  expect(services?.find(({ code }) => code === 'к-1')).toEqual({
    code: 'к-1',
    preparation_ru: 'Возьмите прежние ЭКГ и анализы.',
    common: '27',
    name_ru: 'Консультация: врач-кардиолог (первичный приём)',
  })
  expect(services?.find(({ code }) => code === 'у-1')).toMatchObject({
    common: '167',
    name_ru: 'УЗИ щитовидной железы',
  })
})

test('importing the same folder again changes nothing', async () => {
  const before = await stored()
  const result = await importClinic((await exampleFolder()).path, deps)
  expect(result.outcome).toBe('imported')
  expect(await stored()).toEqual(before)
})

test('what a clinic leaves out is removed: photos, and services that only it had', async () => {
  const folder = await exampleFolder()
  await folder.replace('branches.csv', '"photos/sadovaya.jpg; photos/reception.jpg"', '')
  await folder.replace('services.csv', 'Консультация терапевта', 'Приём терапевта')
  expect((await importClinic(folder.path, deps)).outcome).toBe('imported')
  const { rows } = await sql`select from photo where media_type = 'image/webp'`.execute(db)
  expect(rows).toEqual([])
  const { rows: left } =
    await sql`select from common_service where name_ru = 'Консультация терапевта'`.execute(db)
  expect(left).toEqual([])
})

test('all mistakes about branches and services are reported at once with their place', async () => {
  const folder = await exampleFolder()
  await folder.replace('branches.csv', '53.9045', '')
  await folder.replace('branches.csv', 'lesnaya@rodnik.example', 'lesnaya')
  await folder.replace('branches.csv', 'photos/reception.jpg', 'clinic.csv')
  await folder.replace('branch-hours.csv', 'минск-1;сб;09:00', 'минск-1;пт, сб;09:00')
  await folder.replace('branch-hours.csv', 'праздники', 'каникулы')
  await folder.replace('branch-hours.csv', '00:00;24:00', '00:00;25:00')
  await folder.replace('branch-hours.csv', 'минск-2;пн-пт;08:00', 'минск-9;пн-пт;08:00')
  await folder.replace('branch-exceptions.csv', '31.12.2026;;08:00;15:00', '31.12.2026;;08:00;')
  await folder.replace('branch-exceptions.csv', '11.01.2027;17.01.2027', '11.01.2027;17.01.2026')
  await folder.replace('services.csv', ';27;', ';9999;')
  const result = await importClinic(folder.path, deps)
  expect(describeImport(result, 'ru').slice(0, -1)).toMatchInlineSnapshot(`
    [
      "branches.csv, строка 2, столбец «Фото»: это не фотография; ожидается файл JPEG, PNG или WebP; указано «clinic.csv»",
      "branches.csv, строка 2, столбец «Широта»: укажите широту и долготу вместе или оставьте обе пустыми",
      "branches.csv, строка 3, столбец «Почта»: ожидаются адреса e-mail через пробел, точку с запятой или запятую; указано «lesnaya»",
      "branch-hours.csv, строка 3: часы этого филиала пересекаются с часами в строке 2",
      "branch-hours.csv, строка 4, столбец «Дни»: ожидаются дни недели или «праздники», например «пн-пт», «сб» или «праздники»; указано «каникулы»",
      "branch-hours.csv, строка 5, столбец «Филиал»: такого кода нет в файле branches.csv; указано «минск-9»",
      "branch-hours.csv, строка 7, столбец «До»: ожидается время, например 20:00 или 24:00; указано «25:00»",
      "branch-exceptions.csv, строка 2, столбец «До»: укажите открытие и закрытие вместе или оставьте оба пустыми, если филиал закрыт",
      "branch-exceptions.csv, строка 3, столбец «Дата по»: дата окончания раньше даты начала",
      "services.csv, строка 2, столбец «Общий код»: такой услуги нет в общем списке; ожидается её номер из data/services.csv; указано «9999»",
    ]
  `)
})
