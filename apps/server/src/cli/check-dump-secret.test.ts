import { join } from 'node:path'
import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { expect, test } from 'vitest'
import { knownSecret } from '../platform/lifecycle/secret.ts'
import { secretFingerprint } from '../platform/secret/secret-fingerprint.ts'
import { checkDumpSecret } from './check-dump-secret.ts'

const SECRET = 'a secret of the test that is long enough'
const OTHER = 'another secret of the test, long enough too'
const newFolder = testFolders()

const dumpWith = (secret?: string) => ({
  path: 'vizit.dump',
  header: {
    dump: 'vizit' as const,
    format: 1,
    takenAt: '2026-11-23T04:00:00.000Z',
    version: '0.1.0',
    postgres: '18.0',
    secretFingerprint: secretFingerprint(SECRET),
    ...(secret ? { secret } : {}),
    migrations: [],
    tables: [],
  },
})
const emptyFolder = async () => join((await newFolder()).path, 'data')

test.each([
  ['the same', SECRET, undefined, true],
  ['another', OTHER, undefined, false],
  ['another, though the dump has its own', OTHER, SECRET, false],
  ['none', undefined, undefined, false],
  ['none, but the dump has its own', undefined, SECRET, true],
])('a dump and a server whose secret is %s', async (_case, given, inDump, fits) => {
  const config = { secret: given, dataDir: await emptyFolder() }
  const look = (isOtherAllowed: boolean) => () => checkDumpSecret(dumpWith(inDump), config, isOtherAllowed)
  if (fits) expect(look(false)).not.toThrow()
  else expect(look(false)).toThrow(expect.objectContaining({ fault: 'other-secret' }))
  expect(look(true)).not.toThrow()
  // Looking for a secret does not make one.
  expect(knownSecret(undefined, config.dataDir)).toBeUndefined()
})

test('the secret of a dump is stored only if there was none', async () => {
  const config = { secret: undefined, dataDir: await emptyFolder() }
  checkDumpSecret(dumpWith(SECRET), config, false).keep()
  expect(knownSecret(undefined, config.dataDir)).toBe(SECRET)
  const given = { secret: SECRET, dataDir: await emptyFolder() }
  checkDumpSecret(dumpWith(SECRET), given, false).keep()
  expect(knownSecret(undefined, given.dataDir)).toBeUndefined()
})
