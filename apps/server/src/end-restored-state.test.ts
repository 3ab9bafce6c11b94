import { randomBytes, randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { onServer, urlOf } from '@vizit/test-kit/database/server-connection.ts'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { endRestoredState } from './end-restored-state.ts'
import { importClinic } from './modules/clinic-import/public.ts'
import { loadReferenceData } from './modules/reference-data/public.ts'
import { systemClock as clock } from './platform/clock.ts'
import { DatabaseClient } from './platform/database/database-client.ts'
import { dumpDatabase } from './platform/database/dump/dump-database.ts'
import { verifyDump } from './platform/database/dump/read-dump.ts'
import { restoreDatabase } from './platform/database/dump/restore-database.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const CLINIC = join(import.meta.dirname, '../../../examples/clinic')
const NOTE = 'Баба Яна\tand \\. a tab\n\\.\nand a line that looks like the end'
const PHOTO = randomBytes(3 * 1024 * 1024)
const PHOTO_HASH = '0'.repeat(64)

const source = await testDatabase()
const newFolder = testFolders()
const server = inject('databaseServer')
const databases: string[] = []
afterAll(async () => {
  for (const name of databases) await onServer(server, `drop database if exists ${name} with (force)`)
})

const account = randomUUID()
const profile = randomUUID()
const visit = randomUUID()
let folder: string
let dumped: string

beforeAll(async () => {
  folder = (await newFolder()).path
  await fill()
  dumped = await dump(source.url, 'vizit.dump')
})

test('a restore brings back every row, number and byte', async () => {
  const url = await restored(false)
  const again = await verifyDump(await dump(url, 'again.dump'))
  const before = await verifyDump(dumped)
  const changed = Object.entries(before.trailer.tables)
    .filter(([name, { sha256 }]) => again.trailer.tables[name]?.sha256 !== sha256)
    .map(([name]) => name)
  // What a restore does not bring back, the notes of times that it frees, and the audit entry about it.
  expect(changed.sort()).toEqual([
    ...[
      'audit',
      'changed_free_time',
      'family_code',
      'guest_session',
      'outbox',
      'reminder',
      'session',
      'signing_key',
      'timeslot',
    ],
  ])
  expect({ ...again.trailer.sequences, audit_id_seq: '' }).toEqual({
    ...before.trailer.sequences,
    audit_id_seq: '',
  })
  const of = asking(url)
  expect(await of(`select note, content from visit_contact, photo where hash = '${PHOTO_HASH}'`)).toEqual([
    { note: NOTE, content: PHOTO },
  ])
  const [made] = await of(`insert into provider (code, name_ru) values ('new', 'Новая') returning id`)
  const [known] = await asking(source.url)('select max(id) as id from provider')
  expect(Number(made?.id)).toBe(Number(known?.id) + 1)
})

test('after a restore pending messages are not sent again, and nobody is signed in', async () => {
  const of = asking(await restored(false))
  expect(await of(`select template, failure, data from outbox order by id`)).toEqual([
    { template: 'visit-booked', failure: null, data: {} },
    { template: 'sign-in-code', failure: 'restored', data: {} },
  ])
  expect(await of('select choice, outcome from reminder order by due_at')).toEqual([
    { choice: '4h', outcome: 'useless' },
    { choice: '1h', outcome: null },
  ])
  expect(await of('select id from timeslot where held_by is not null')).toEqual([])
  for (const table of ['session', 'signing_key', 'guest_session', 'family_code'])
    expect([table, await of(`select * from ${table}`)]).toEqual([table, []])
  expect(await of('select device_id from device_store_keys')).toEqual([{ device_id: 'phone' }])
  expect(
    await of(`select details ->> 'messages' as messages from audit where action = 'database-restored'`),
  ).toEqual([{ messages: '1' }])
})

test('after a restore pending messages are sent on request, and nobody is signed in', async () => {
  const of = asking(await restored(true))
  expect(await of('select template from outbox where sent_at is null and failed_at is null')).toEqual([
    { template: 'sign-in-code' },
  ])
  expect(await of('select choice from reminder where done_at is null order by due_at')).toEqual([
    { choice: '4h' },
    { choice: '1h' },
  ])
  expect(await of('select id from session')).toEqual([])
})

async function dump(url: string, name: string): Promise<string> {
  const path = join(folder, name)
  const file = await open(path, 'w')
  await onClient(url, client =>
    dumpDatabase(client, { version: '0.1.0', secretFingerprint: null }, chunk => file.writeFile(chunk)),
  ).finally(() => file.close())
  return path
}

async function restored(sendWaiting: boolean): Promise<string> {
  const name = `vizit_restored_${randomUUID().replaceAll('-', '')}`
  databases.push(name)
  await onServer(server, `create database ${name} template template0`)
  const url = urlOf(server, name)
  const verified = await verifyDump(dumped)
  const settle = async (client: DatabaseClient) => {
    await endRestoredState(client, { takenAt: verified.header.takenAt, sendWaiting })
  }
  await onClient(url, client => restoreDatabase(client, verified, { replace: false, settle }))
  return url
}

async function onClient<R>(url: string, act: (client: DatabaseClient) => Promise<R>): Promise<R> {
  const client = new DatabaseClient({ connectionString: url })
  await client.connect()
  return act(client).finally(() => client.end())
}

const asking = (url: string) => (sql: string) =>
  onClient(url, async client => (await client.query<Record<string, unknown>>(sql)).rows)

async function fill() {
  const { db, pool } = source
  await loadReferenceData(db)
  await importClinic(CLINIC, { db, clock })
  const run = (sql: string, values: unknown[] = []) => pool.query(sql, values)
  await run(
    `insert into photo (hash, media_type, content) values ('${PHOTO_HASH}', 'image/webp', $1) on conflict do nothing`,
    [PHOTO],
  )
  await run(`insert into account (id, phone) values ($1, '375291112233')`, [account])
  await run(`insert into profile (id, last_name, birthday) values ($1, 'Кот', '1990-01-01')`, [profile])
  await run(
    `insert into family_relation (account_id, profile_id, rel_kind, access_level) values ($1, $2, 'ME', 'VIEW_REPORTS_TESTS')`,
    [account, profile],
  )
  await run(`insert into device (account_id, device_id, name) values ($1, 'phone', 'Phone')`, [account])
  await run(
    `insert into device_store_keys (account_id, device_id, sealed, bound_to) values ($1, 'phone', 'sealed', $2)`,
    [account, randomUUID()],
  )
  await run(
    `insert into session (id, account_id, device_id, refresh_hash, created_at, refreshed_at, expires_at)
     values ($1, $2, 'phone', '\\x01', now(), now(), now() + interval '60 days')`,
    [randomUUID(), account],
  )
  await run(
    `insert into signing_key (id, sealed, created_at, begins_at) values ($1, 'sealed', now(), now())`,
    [randomUUID()],
  )
  await run(
    `insert into visit (id, provider_id, assignment_id, doctor_id, profile_id, booked_by, starts_at, ends_at, status)
     select $1, provider_id, id, doctor_id, $2, $3, now() + interval '3 hours', now() + interval '4 hours', 'reserved'
     from assignment order by id limit 1`,
    [visit, profile, account],
  )
  await run(
    `update timeslot set held_by = $1, held_until = now() + interval '5 minutes' where id = (select min(id) from timeslot)`,
    [randomUUID()],
  )
  await run(
    `insert into visit_contact (visit_id, phone, note, language, source) values ($1, '375291112233', $2, 'ru', 'guest')`,
    [visit, NOTE],
  )
  await run(
    `insert into guest_session (token_hash, visit_id, expires_at) values ('\\x02', $1, now() + interval '1 hour')`,
    [visit],
  )
  await run(
    `insert into family_code (account_id, kind, code_hash, sealed, expires_at) values ($1, 'OTHER', '\\x03', 'sealed', now() + interval '1 day')`,
    [account],
  )
  const message = `insert into outbox (channel, recipient, language, template, data, created_at, next_attempt_at, sent_at)`
  await run(`${message} values ('sms', '375291112233', 'ru', 'visit-booked', '{}', now(), now(), now())`)
  await run(
    `${message} values ('sms', '375291112233', 'ru', 'sign-in-code', '{"sealed":"x"}', now(), now(), null)`,
  )
  const reminder = `insert into reminder (visit_id, account_id, starts_at, choice, due_at) select id, $1, starts_at, `
  await run(`${reminder} '4h', starts_at - interval '4 hours' from visit`, [account])
  await run(`${reminder} '1h', starts_at - interval '1 hour' from visit`, [account])
}
