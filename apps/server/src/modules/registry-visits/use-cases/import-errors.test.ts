import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EXAMPLE, visitsWorld } from '../testing/visits-world.ts'
import { describeVisitsImport } from './describe-visits-import.ts'
import { importVisits } from './import-visits.ts'

const { db, deps, folder, said, visits } = await visitsWorld()

test('all errors are reported at once with their places, and nothing is changed', async () => {
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
    'visits.csv, строка 2, столбец «Телефон»: ожидается белорусский мобильный номер, например +375 29 123-45-67',
    'visits.csv, строка 2, столбец «Почта»: ожидается e-mail',
    'visits.csv, строка 2, столбец «Дата рождения»: дата рождения должна быть не раньше 1900 года и не позже сегодняшнего дня',
    'visits.csv, строка 2, столбец «Врач»: у этого медицинского центра нет врача с таким кодом; указано «никто»',
    'visits.csv, строка 3, столбец «Номер»: повтор: то же самое уже есть в строке 2',
    'visits.csv, строка 3, столбец «Услуга»: врач не оказывает здесь услугу с таким кодом; указано «к-1»',
    'visits.csv, строка 4, столбец «Фамилия»: ожидается имя: буквы, пробел, дефис и апостроф',
    'visits.csv, строка 4, столбец «Клиника»: такого медицинского центра нет; ожидается его код; указано «rodnic»',
    'Найдено 9 ошибок. Ничего не изменено.',
  ])
  expect(await visits()).toEqual([])
})

test.each([
  ['calls it off', ['vera@example.org;;', 'vera@example.org;;да']],
  ['moves it', ['16.01.2027;10:00', '16.01.2027;11:00']],
] as const)(
  'a row without a phone that changes nothing is accepted, and one that %s is an error',
  async (_what, changed) => {
    await importVisits(EXAMPLE, deps)
    const before = await visits()
    const withoutPhone = ['+375 29 700-10-41', ''] as const
    expect((await said(await folder(withoutPhone)))[0]).toContain('без изменений 3')
    expect(await said(await folder(withoutPhone, changed))).toEqual([
      'visits.csv, строка 2, столбец «Телефон»: значение не указано; оно нужно',
      'Найдена 1 ошибка. Ничего не изменено.',
    ])
    expect(await visits()).toEqual(before)
  },
)

test('a time that is not in the timetable is an error', async () => {
  const [line] = await said(await folder(['09.12.2026;8:30', '09.12.2026;8:31']))
  expect(line).toContain('строка 3, столбец «Время»: в расписании врача на это время нет талона')
})

test('a folder without the file, or with an unknown one, is refused', async () => {
  expect((await said(join(EXAMPLE, 'nowhere')))[0]).toContain('папка не найдена')
  const path = await folder()
  await writeFile(join(path, 'other.csv'), 'a\n')
  expect((await said(path))[0]).toContain('other.csv: неизвестный файл')
})

test('a clinic that keeps its own timetable cannot import visits from a file', async () => {
  const { keeper } = await db
    .updateTable('provider')
    .set({ keeper: 'fhir' })
    .returning('keeper')
    .executeTakeFirstOrThrow()
  expect(keeper).toBe('fhir')
  const result = await importVisits(EXAMPLE, deps)
  await db.updateTable('provider').set({ keeper: 'built-in' }).execute()
  expect(result).toMatchObject({ outcome: 'refused' })
  expect(describeVisitsImport(result, 'ru').join()).toContain('ведёт своё расписание сам')
  expect(await visits()).toEqual([])
})
