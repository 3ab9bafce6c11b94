import { join } from 'node:path'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { loadReferenceData } from '../../reference-data/public.ts'
import { describeTownCodesImport, importTownCodes } from './import-town-codes.ts'

const { db } = await testDatabase()
const newFolder = testFolders()
beforeEach(async () => {
  await loadReferenceData(db)
  await sql`update location set tabletka_code = null, tabletka_code_v3 = null`.execute(db)
})

async function said(...lines: string[]) {
  const folder = await newFolder()
  await folder.write('towns.csv', lines.join('\n'))
  return describeTownCodesImport(await importTownCodes(join(folder.path, 'towns.csv'), { db }), 'ru')
}

const codes = async () =>
  (
    await db
      .selectFrom('location')
      .select(['code', 'tabletka_code', 'tabletka_code_v3'])
      .where(eb => eb.or([eb('tabletka_code', 'is not', null), eb('tabletka_code_v3', 'is not', null)]))
      .orderBy('code')
      .execute()
  ).map(({ code, tabletka_code, tabletka_code_v3 }) => `${code} ${tabletka_code} ${tabletka_code_v3}`)

test('towns get codes by their code or name, keep those that the file lacks, and lose what it empties', async () => {
  expect(await said('town,tabletkaCode,tabletkaCodev3', '17,1,1001', 'г. Брест,,1002')).toEqual([
    'Коды городов: в файле 2, новых и изменённых 2.',
  ])
  expect(await codes()).toEqual(['17 1 1001', '162 null 1002'])
  // What is loaded at each start leaves them alone.
  await loadReferenceData(db)
  expect(await said('tabletkaCodev3;town;note', '1001;Минск;x')).toEqual([
    'Коды городов: в файле 1, новых и изменённых 1.',
  ])
  expect(await codes()).toEqual(['17 null 1001', '162 null 1002'])
})

test('all mistakes are told at once, and nothing changes', async () => {
  expect(await said('town,tabletkaCode', 'Атлантида,1', '17,2', 'Минск,3', ',4')).toEqual([
    'towns.csv, строка 5, столбец «town»: значение не указано; оно нужно',
    expect.stringMatching(/^towns\.csv, строка 2, столбец «town»: .*«Атлантида»/),
    'towns.csv, строка 4, столбец «town»: повтор: то же самое уже есть в строке 3',
    'Найдено 3 ошибки. Ничего не изменено.',
  ])
  expect(await codes()).toEqual([])
})
