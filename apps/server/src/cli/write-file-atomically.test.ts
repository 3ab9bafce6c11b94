import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { lstat, readdir, readFile, stat, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { expect, test } from 'vitest'
import { StartupProblem } from '../platform/lifecycle/startup-problem.ts'
import { writeFileAtomically } from './write-file-atomically.ts'

const newFolder = testFolders()
const writeOne = (path: string) =>
  writeFileAtomically(
    path,
    write => write('one'),
    () => true,
  )

test('a file is readable by its owner only, and keeps its former contents until the new ones are complete', async () => {
  const folder = await newFolder()
  const path = join(folder.path, 'visits.csv')
  await folder.write('visits.csv', 'before')
  const broken = writeFileAtomically(
    path,
    async write => {
      await write('half')
      throw new Error('no space')
    },
    () => true,
  )
  await expect(broken).rejects.toThrow('no space')
  await writeFileAtomically(
    path,
    write => write('nothing'),
    () => false,
  )
  expect(await readFile(path, 'utf8')).toBe('before')

  await writeFileAtomically(
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

test('a command ended by a signal leaves no partial file', async () => {
  const folder = await newFolder()
  const script = `
    import { readdirSync } from 'node:fs'
    import { writeFileAtomically } from ${JSON.stringify(join(import.meta.dirname, 'write-file-atomically.ts'))}
    await writeFileAtomically(${JSON.stringify(join(folder.path, 'visits.csv'))}, async write => {
      await write('half')
      process.exit(100 + readdirSync(${JSON.stringify(folder.path)}).length)
    })`
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script])
  expect([status, await readdir(folder.path)]).toEqual([101, []])
})

test('the target of a link is written, and the link stays', async () => {
  const folder = await newFolder()
  const { path } = folder
  await folder.write('kept.csv', 'before')
  await symlink('kept.csv', join(path, 'visits.csv'))
  await symlink('new.csv', join(path, 'dangling.csv'))
  await writeOne(join(path, 'visits.csv'))
  await writeOne(join(path, 'dangling.csv'))
  expect(await readFile(join(path, 'kept.csv'), 'utf8')).toBe('one')
  expect(await readFile(join(path, 'new.csv'), 'utf8')).toBe('one')
  expect((await lstat(join(path, 'visits.csv'))).isSymbolicLink()).toBe(true)
  expect((await lstat(join(path, 'dangling.csv'))).isSymbolicLink()).toBe(true)
})

test.each([
  ['a missing folder', 'nowhere/visits.csv', 'no such file or directory'],
  ['a folder', '.', 'it is no regular file'],
  ['a file as its folder', 'file/visits.csv', 'not a directory'],
  ['a socket', 'socket', 'it is no regular file'],
])('%s is reported in one line', async (_case, name, why) => {
  const folder = await newFolder()
  await folder.write('file', '')
  const server = createServer().listen(join(folder.path, 'socket'))
  await once(server, 'listening')
  const path = join(folder.path, name)
  await expect(writeOne(path)).rejects.toThrow(new StartupProblem(`${path} cannot be written: ${why}`))
  expect(await readdir(folder.path)).toEqual(['file', 'socket'])
  server.close()
})
