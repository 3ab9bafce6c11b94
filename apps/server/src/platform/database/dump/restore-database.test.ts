import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { onServer, urlOf } from '@vizit/test-kit/database/server-connection.ts'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createDatabase } from '../database.ts'
import { DatabaseClient } from '../database-client.ts'
import { migrate, SCHEMA_LOCK } from '../migrate.ts'
import { migrationsFolder, readMigrations } from '../migrations.ts'
import { dumpDatabase } from './dump-database.ts'
import { END_OF_TABLE, Header, Trailer } from './dump-format.ts'
import { verifyDump } from './read-dump.ts'
import { type RestoreOptions, restoreDatabase } from './restore-database.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const account = randomUUID()
const PHONE = '375291112233'
/** How many bytes before the end of a gzip file its checksum begins. */
const GZIP_CHECKSUM = 8
const source = await testDatabase()
const newFolder = testFolders()
const server = inject('databaseServer')
const databases: string[] = []
afterAll(async () => {
  for (const name of databases) await onServer(server, `drop database if exists ${name} with (force)`)
})

let folder: string
let dumped: string
/** The database with the restored dump. */
let target: string
beforeAll(async () => {
  folder = (await newFolder()).path
  await source.pool.query('insert into account (id, phone) values ($1, $2)', [account, PHONE])
  await source.pool.query(`insert into device (account_id, device_id, name) values ($1, 'phone', 'Phone')`, [
    account,
  ])
  await source.pool.query(
    `insert into photo (hash, media_type, content) values ('${'0'.repeat(64)}', 'image/webp', $1)`,
    [randomBytes(200_000)],
  )
  dumped = await dump(source.url)
  target = await emptyDatabase()
  await restored(dumped, target)
})

/** A dump with edited text; latin1 keeps every byte. */
const edited = (edit: (text: string) => string) => async () =>
  gzipSync(Buffer.from(edit(gunzipSync(await readFile(dumped)).toString('latin1')), 'latin1'))
const headed = (edit: (header: Header) => Partial<Header>) =>
  edited(text => {
    const end = text.indexOf('\n')
    const header = Header.parse(JSON.parse(text.slice(0, end)))
    return `${JSON.stringify({ ...header, ...edit(header) })}${text.slice(end)}`
  })
const later = { version: 9999, name: 'later', checksum: '' }

test.each([
  ['half a file', async () => (await readFile(dumped)).subarray(0, 100_000), 'torn'],
  ['a file without its last line', edited(text => text.slice(0, text.lastIndexOf(END_OF_TABLE) + 3)), 'torn'],
  ['half of the last line', edited(text => text.slice(0, -20)), 'torn'],
  [
    'a changed checksum',
    async () => flipped(await readFile(dumped), 1 - GZIP_CHECKSUM / (await stat(dumped)).size),
    'damaged',
  ],
  ['a changed row', edited(text => text.replace(PHONE, '375291112234')), 'damaged'],
  ['a row less', edited(text => text.replace(new RegExp(`^${account}\t${PHONE}.*\n`, 'm'), '')), 'damaged'],
  ['an empty file', async () => Buffer.alloc(0), 'foreign'],
  ['a picture', async () => randomBytes(1000), 'foreign'],
  ['another packed file', async () => gzipSync('create table'), 'foreign'],
  ['a dump of a later schema', headed(({ migrations }) => ({ migrations: [...migrations, later] })), 'newer'],
  ['a dump of a later format', headed(() => ({ format: 2 })), 'newer'],
  [
    'a dump of a schema that went another way',
    headed(({ migrations }) => ({ migrations: migrations.map(known => ({ ...known, checksum: '' })) })),
    'foreign',
  ],
  [
    'a dump of other columns',
    headed(({ tables }) => ({
      tables: tables.map(table => ({ ...table, columns: [...table.columns, 'other'] })),
    })),
    'foreign',
  ],
])('%s is refused, and what was there stays', async (_case, content, fault) => {
  const path = join(folder, `${randomUUID()}.dump`)
  await writeFile(path, await content())
  await expect(restored(path, target, { replace: true })).rejects.toMatchObject({
    name: 'StartupProblem',
    fault,
  })
  expect(await asked(target, 'select phone from account')).toEqual([{ phone: PHONE }])
})

// What a changed byte turns the rest into differs from dump to dump: it may also look like a missing end.
test.each([0.01, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 0.9])(
  'a byte changed at %d of a file is refused',
  async share => {
    const path = join(folder, `${randomUUID()}.dump`)
    await writeFile(path, flipped(await readFile(dumped), share))
    await expect(verifyDump(path)).rejects.toMatchObject({ fault: expect.stringMatching(/^(damaged|torn)$/) })
  },
)

test('rows that violate a constraint are refused without quoting them, and the former contents stay', async () => {
  const path = join(folder, 'orphans.dump')
  await writeFile(path, await withoutAccounts())
  await expect(restored(path, target, { replace: true })).rejects.toMatchObject({
    fault: 'damaged',
    message: `${path} is damaged: its table device is refused (23503)`,
  })
  expect(await asked(target, 'select phone from account')).toEqual([{ phone: PHONE }])
})

test("a database with tables is replaced only on request, and only if the tables are Vizit's", async () => {
  const url = target
  await asked(url, `update account set phone = '375290000000'`)
  await expect(restored(dumped, url)).rejects.toMatchObject({ fault: 'not-empty' })
  expect(await asked(url, 'select phone from account')).toEqual([{ phone: '375290000000' }])
  await restored(dumped, url, { replace: true })
  expect(await asked(url, 'select phone from account')).toEqual([{ phone: PHONE }])

  const strange = await emptyDatabase()
  await asked(strange, 'create table somebody_elses (id int)')
  await expect(restored(dumped, strange, { replace: true })).rejects.toMatchObject({ fault: 'not-empty' })
  expect(await asked(strange, 'select * from somebody_elses')).toEqual([])
})

test('a database to which a server or a command is connected is refused', async () => {
  const url = await emptyDatabase()
  const connected = new DatabaseClient({ connectionString: url, application_name: 'vizit' })
  await connected.connect()
  await expect(restored(dumped, url)).rejects.toMatchObject({ fault: 'in-use' })
  await connected.end()
  await restored(dumped, url)
})

test('a server that starts during the restore waits for the migration lock', async () => {
  const url = await emptyDatabase()
  const free: unknown[] = []
  const settle = async () => {
    free.push(...(await asked(url, `select pg_try_advisory_lock(${SCHEMA_LOCK}) as free`)))
  }
  await restored(dumped, url, { settle })
  expect(free).toEqual([{ free: false }])
  expect(await asked(url, `select pg_try_advisory_lock(${SCHEMA_LOCK}) as free`)).toEqual([{ free: true }])
})

test('a database without Vizit cannot be dumped', async () => {
  await expect(dump(await emptyDatabase())).rejects.toThrow('there is no Vizit in this database')
})

test('a failure at the end rolls everything back', async () => {
  const url = await emptyDatabase()
  const settle = () => Promise.reject(new Error('at the end'))
  await expect(restored(dumped, url, { settle })).rejects.toThrow('at the end')
  expect(
    await asked(url, `select relname from pg_class where relnamespace = 'public'::regnamespace`),
  ).toEqual([])
})

test('a dump of an older version is migrated', async () => {
  const older = join(folder, 'migrations')
  await mkdir(older)
  const migrations = await readMigrations()
  for (const { version, name } of migrations.slice(0, -3)) {
    const file = `${String(version).padStart(4, '0')}_${name}.sql`
    await copyFile(join(migrationsFolder, file), join(older, file))
  }
  const from = await emptyDatabase()
  await withPool(from, pool => migrate(pool, { folder: older }))
  await asked(from, `insert into account (id, phone) values ('${account}', '${PHONE}')`)
  const path = await dump(from)
  expect((await verifyDump(path)).header.migrations).toHaveLength(migrations.length - 3)

  const to = await emptyDatabase()
  await restored(path, to)
  expect(await asked(to, 'select phone from account')).toEqual([{ phone: PHONE }])
  expect(await withPool(to, pool => migrate(pool))).toEqual([])
})

async function dump(url: string): Promise<string> {
  const path = join(folder, `${randomUUID()}.dump`)
  const file = await open(path, 'w')
  await onClient(url, client =>
    dumpDatabase(client, { version: '0.1.0', secretFingerprint: null }, chunk => file.writeFile(chunk)),
  ).finally(() => file.close())
  return path
}

async function restored(path: string, url: string, options: Partial<RestoreOptions> = {}): Promise<void> {
  const verified = await verifyDump(path)
  const whole = { replace: false, settle: async () => undefined, ...options }
  await onClient(url, client => restoreDatabase(client, verified, whole))
}

async function emptyDatabase(): Promise<string> {
  const name = `vizit_restored_${randomUUID().replaceAll('-', '')}`
  databases.push(name)
  await onServer(server, `create database ${name} template template0`)
  return urlOf(server, name)
}

async function onClient<R>(url: string, act: (client: DatabaseClient) => Promise<R>): Promise<R> {
  const client = new DatabaseClient({ connectionString: url })
  await client.connect()
  return act(client).finally(() => client.end())
}

const asked = (url: string, sql: string) => onClient(url, async client => (await client.query(sql)).rows)

async function withPool<R>(url: string, act: (pool: pg.Pool) => Promise<R>): Promise<R> {
  const { pool, close } = createDatabase(url)
  return act(pool).finally(close)
}

/** With another byte at this share of the content. */
function flipped(content: Buffer, share: number): Buffer {
  const at = Math.round(content.length * share)
  const changed = Buffer.from(content)
  changed.writeUInt8(changed.readUInt8(at) ^ 0xff, at)
  return changed
}

/** A dump made by hand: its checksums match, but its references are broken. */
async function withoutAccounts(): Promise<Buffer> {
  const text = gunzipSync(await readFile(dumped)).toString('latin1')
  const without = text.replace(new RegExp(`^${account}\t${PHONE}.*\n`, 'm'), '')
  const end = without.lastIndexOf(END_OF_TABLE) + END_OF_TABLE.length
  const trailer = Trailer.parse(JSON.parse(without.slice(end)))
  trailer.tables.account = { rows: 0, sha256: createHash('sha256').digest('hex') }
  return gzipSync(Buffer.from(`${without.slice(0, end)}${JSON.stringify(trailer)}\n`, 'latin1'))
}
