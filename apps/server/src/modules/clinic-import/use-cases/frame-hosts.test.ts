import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { beforeAll, expect, test } from 'vitest'
import { readFrameHosts } from '../../frame/public.ts'
import { loadReferenceData } from '../../reference-data/public.ts'
import { clinicFolders } from '../testing.ts'
import { describeImport } from './describe-import.ts'
import { importClinic } from './import-clinic.ts'

const { db } = await testDatabase()
const deps = { db, clock: { now: () => new Date('2026-11-21T09:00:00Z') } }
const folder = await clinicFolders().smallFolder('doctor,branch,days,from,to,minutes\nd,b,1,9:00,10:00,30\n')
beforeAll(() => loadReferenceData(db))

async function importWith(clinicFile: string, production = false) {
  await folder.write('clinic.csv', clinicFile)
  return importClinic(folder.path, { ...deps, production })
}

test("a clinic's list of sites replaces the old one; without the column it stays, and “нет” empties it", async () => {
  await importWith('Код;Название;Сайты\nsmall;Малая;"www.small.by; https://small.by/"\n')
  const sites = ['https://small.by', 'https://www.small.by']
  expect(await readFrameHosts(db, 'small')).toEqual(sites)
  await importWith('code,name\nsmall,Малая\n')
  expect(await readFrameHosts(db, 'small')).toEqual(sites)
  await importWith('code,name,sites\nsmall,Малая,\n')
  expect(await readFrameHosts(db, 'small')).toEqual(sites)
  await importWith('code,name,sites\nsmall,Малая,нет\n')
  expect(await readFrameHosts(db, 'small')).toEqual([])
})

test('an invalid site is reported with its cell', async () => {
  const result = await importWith('Код;Название;Сайты\nsmall;Малая;https://small.by http://small.by\n')
  expect(describeImport(result, 'ru')[0]).toBe(
    'clinic.csv, строка 2, столбец «Сайты»: ожидаются сайты медицинского центра через пробел, например https://clinic.by, или «нет»; указано «https://small.by http://small.by»',
  )
})

test('a site on this machine is accepted in development and refused in production', async () => {
  const file = 'Код;Название;Сайты\nsmall;Малая;https://small.by http://localhost:8090\n'
  expect((await importWith(file)).outcome).toBe('imported')
  const refused = await importWith(file, true)
  expect(describeImport(refused, 'ru')[0]).toBe(
    'clinic.csv, строка 2, столбец «Сайты»: сайт этого компьютера (http://localhost) годится только для пробы; укажите адрес, который начинается с https://; указано «http://localhost:8090»',
  )
})
