import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { beforeAll, expect, test } from 'vitest'
import { loadReferenceData } from '../../reference-data/public.ts'
import { clinicFolders, refusedImports } from '../testing.ts'

const { db } = await testDatabase()
const { exampleFolder, smallFolder } = clinicFolders()
const errorsOf = refusedImports(db)
beforeAll(() => loadReferenceData(db))

test.each([
  ['clinic.csv', 'это не логотип; ожидается файл JPEG, PNG или WebP'],
  ['photos/none.png', 'файла с логотипом нет в папке'],
  ['../logo.png', 'логотип вне папки медицинского центра; ожидается путь внутри неё'],
])('a logo is checked like a photo and reported as a logo: %s', async (logo, wrong) => {
  const folder = await exampleFolder()
  await folder.replace('clinic.csv', 'photos/logo.png', logo)
  expect(await errorsOf(folder)).toEqual([
    `clinic.csv, строка 2, столбец «Логотип»: ${wrong}; указано «${logo}»`,
  ])
})

test("a photo's type is read from its bytes; its size is limited, and it must lie in the folder", async () => {
  const folder = await smallFolder(`doctor,branch,days,from,to,minutes\nd,b,mon,8:00,12:00,20\n`)
  await mkdir(join(folder.path, 'photos'))
  await folder.write('photos/text.png', 'no picture')
  await folder.write(
    'photos/large.jpg',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(2 * 1024 * 1024)]),
  )
  await symlink('/etc/hostname', join(folder.path, 'photos/link.png'))
  const photos = ['photos/text.png', 'photos/large.jpg', '../outside.png', 'photos/link.png', 'photos']
  await writeFile(
    join(folder.path, 'doctors.csv'),
    `code,last_name,first_name,adult,children,photo\n${photos.map((photo, at) => `${at ? at : 'd'},Жук,Ян,yes,no,${photo}`).join('\n')}\n`,
  )
  expect(await errorsOf(folder)).toMatchInlineSnapshot(`
    [
      "doctors.csv, строка 2, столбец «photo»: это не фотография; ожидается файл JPEG, PNG или WebP; указано «photos/text.png»",
      "doctors.csv, строка 3, столбец «photo»: фотография слишком велика: ожидается не более 2 МБ; указано «photos/large.jpg»",
      "doctors.csv, строка 4, столбец «photo»: фотография вне папки медицинского центра; ожидается путь внутри неё; указано «../outside.png»",
      "doctors.csv, строка 5, столбец «photo»: фотография вне папки медицинского центра; ожидается путь внутри неё; указано «photos/link.png»",
      "doctors.csv, строка 6, столбец «photo»: файла с фотографией нет в папке; указано «photos»",
    ]
  `)
})
