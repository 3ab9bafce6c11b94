import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { importMedicines } from '../../drugs-import/public.ts'
import { registerWriter } from '../../drugs-import/testing/register-files.ts'
import { NOTHING, resultsWorld } from '../testing/results-world.ts'
import { describeResultsImport } from './describe-results-import.ts'
import { importResults } from './import-results.ts'

const { db, deps, folder, said, stored } = await resultsWorld()
const register = registerWriter()
beforeAll(async () => {
  await importMedicines(await register(), deps, { source: null, asOf: null })
})

/** A folder of patients.csv and these files alone. */
async function folderOf(files: Readonly<Record<string, string>>) {
  const path = await folder()
  for (const name of ['results.csv', 'values.csv', 'prescriptions.csv']) await rm(join(path, name))
  for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text)
  return path
}
const HEADER = 'Клиника;Номер;Карта;Препарат;Дозировка;Упаковка;Дата;Действует до;Отозвано\n'

test('a folder with prescriptions alone is imported', async () => {
  const path = await folderOf({
    'prescriptions.csv': `${HEADER}rodnik;1;А-1043;Альфален;200 мг;11;07.10.2025;;\n`,
  })
  expect(await said(path)).toContain('Назначения: добавлено 1, обновлено 0, без изменений 0.')
})

test('what was carried out since is an update', async () => {
  const rowOf = (completed: string) =>
    `${HEADER.replace('Отозвано', 'Выполнено')}rodnik;1;А-1043;Альфален;;;07.10.2025;;${completed}\n`
  await said(await folderOf({ 'prescriptions.csv': rowOf('') }))
  const again = await folderOf({ 'prescriptions.csv': rowOf('нет') })
  expect(await said(again)).toContain('Назначения: добавлено 0, обновлено 0, без изменений 1.')
  const done = await folderOf({ 'prescriptions.csv': rowOf('да') })
  expect(await said(done)).toContain('Назначения: добавлено 0, обновлено 1, без изменений 0.')
})

test('a folder without results and prescriptions is refused, and values without results', async () => {
  const nothing = await folderOf({})
  expect(await said(nothing)).toEqual([
    'results.csv: файла нет; нужен он или prescriptions.csv',
    'Найдена 1 ошибка. Ничего не изменено.',
  ])
  const values = await folderOf({
    'prescriptions.csv': HEADER,
    'values.csv': 'Клиника;Номер;Код;Показатель;Значение\nrodnik;1;HGB;Гемоглобин;131\n',
  })
  expect(await said(values)).toEqual([
    'results.csv: файла нет; он нужен (может называться и результаты.csv)',
    'Найдена 1 ошибка. Ничего не изменено.',
  ])
})

test('what other files lack is told in the same round as a missing file', async () => {
  const path = await folderOf({
    'prescriptions.csv': `${HEADER}rodnik;1;А-1043;Альфален;;;07.10.2026;06.10.2026;\nnemo;1;А-1043;Альфален;;;07.10.2027;;\n`,
  })
  await rm(join(path, 'patients.csv'))
  expect(await said(path)).toEqual([
    'patients.csv: файла нет; он нужен (может называться и пациенты.csv)',
    'prescriptions.csv, строка 3, столбец «Клиника»: такого медицинского центра нет; ожидается его код; указано «nemo»',
    'prescriptions.csv, строка 2, столбец «Действует до»: дата окончания раньше даты назначения; указано «06.10.2026»',
    'prescriptions.csv, строка 3, столбец «Дата»: дата ещё не наступила; указано «07.10.2027»',
    'Найдено 4 ошибки. Ничего не изменено.',
  ])
})

test('a row with a cell that could not be read names its branch, its files and its values, too', async () => {
  const path = await folder(
    ['results.csv', 'rodnik;ан-5001;А-1041;анализ', 'rodnik;ан-5001;А-1041;что-то'],
    ['results.csv', '8:10;готов;минск-1;ковалевич;;;', '8:10;готов;минск-9;ковалевич;;;нет.pdf'],
    [
      'values.csv',
      'rodnik;ан-5001;HGB;Гемоглобин;131;г/л;120;140',
      'rodnik;ан-9;;Гемоглобин;131;г/л;140;120',
    ],
  )
  const lines = await said(path)
  expect(lines.toSorted()).toEqual([
    expect.stringMatching(/^results.csv, строка 2, столбец «Вид»/),
    'results.csv, строка 2, столбец «Файлы»: такого файла нет в папке; указано «нет.pdf»',
    'results.csv, строка 2, столбец «Филиал»: у этого медицинского центра нет филиала с таким кодом; указано «минск-9»',
    'values.csv, строка 2, столбец «До»: верхняя граница нормы меньше нижней',
    'values.csv, строка 2, столбец «Код»: значение не указано; оно нужно',
    'values.csv, строка 2, столбец «Номер»: такого анализа нет в файле результатов; указано «ан-9»',
    'Найдено 6 ошибок. Ничего не изменено.',
  ])
})

test('an unknown pack code, and a text that denies its code, are told with line and column and refuse nothing', async () => {
  const path = await folderOf({
    'prescriptions.csv':
      `${HEADER}rodnik;1;А-1043;Альфален;200 мг;11;07.10.2025;;\n` +
      'rodnik;2;А-1043;Альфален;400 мг;11;07.10.2025;;\n' +
      'rodnik;3;А-1043;Альфален;;demo-999;07.10.2025;;\n' +
      'rodnik;4;А-1043;Альфален;;demo-998;07.10.2025;;да\n',
  })
  const told = [
    'prescriptions.csv, строка 3, столбец «Упаковка»: назначение принято, но в корзину его упаковка не попадёт: название, форма или дозировка говорят о другом лекарстве, чем этот код; указано «11»',
    'prescriptions.csv, строка 4, столбец «Упаковка»: в реестре лекарств нет такого кода: назначение принято, его упаковку ищем по названию, форме и дозировке; указано «demo-999»',
  ]
  const checked = describeResultsImport(await importResults(path, deps, { checkOnly: true }), 'ru')
  expect(checked.slice(-2)).toEqual(told)
  expect(await stored()).toEqual(NOTHING)
  expect((await said(path)).slice(-2)).toEqual(told)
  expect(await db.selectFrom('prescription').select('number').execute()).toHaveLength(4)
})
