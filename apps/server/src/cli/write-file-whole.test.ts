import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { expect, test } from 'vitest'
import { writeFileWhole } from './write-file-whole.ts'

const newFolder = testFolders()

test('a file is its owner’s, and keeps what it held until the new one is whole', async () => {
  const folder = await newFolder()
  const path = join(folder.path, 'visits.csv')
  await folder.write('visits.csv', 'before')
  const broken = writeFileWhole(
    path,
    async write => {
      await write('half')
      throw new Error('no space')
    },
    () => true,
  )
  await expect(broken).rejects.toThrow('no space')
  await writeFileWhole(
    path,
    write => write('nothing'),
    () => false,
  )
  expect(await readFile(path, 'utf8')).toBe('before')

  await writeFileWhole(
    path,
    async write => {
      await write('one ')
      await write('two')
    },
    () => true,
  )
  expect(await readFile(path, 'utf8')).toBe('one two')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder.path)).toEqual(['visits.csv'])
})
