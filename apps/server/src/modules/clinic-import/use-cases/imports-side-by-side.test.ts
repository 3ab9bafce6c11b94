import { randomUUID } from 'node:crypto'
import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { Kysely, PostgresDialect } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { errorCode } from '../../../platform/error-code.ts'
import { loadReferenceData } from '../../reference-data/public.ts'
import { clinicFolders } from '../testing.ts'
import { importClinic } from './import-clinic.ts'

const { pool } = await testDatabase()
const failures: unknown[] = []
const db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool }),
  log: event => {
    if (event.level === 'error') failures.push(errorCode(event.error))
  },
})
const { smallFolder } = clinicFolders()
beforeAll(() => loadReferenceData(db))

/** Imports the clinic of this code with these services, in this order. */
async function importServices(code: string, services: readonly string[]) {
  const folder = await smallFolder('doctor,branch,days,from,to,minutes\nd,b,mon,8:00,10:00,30\n')
  await folder.write('clinic.csv', `code,name\n${code},Клиника ${code}\n`)
  await folder.write('service-groups.csv', 'code,name\ng,Редкие услуги\n')
  const rows = services.map((name, at) => `s-${at},g,${name},30,yes,no`)
  await folder.write('services.csv', `code,group,name,minutes,for_adult,for_children\n${rows.join('\n')}\n`)
  const result = await importClinic(folder.path, {
    db,
    clock: { now: () => new Date('2026-11-21T09:00:00Z') },
  })
  expect(result.outcome).toBe('imported')
}

/** The names of the common services of a clinic's services; null: none. */
async function commonNames(code: string) {
  const { rows } = await pool.query<{ common: string | null }>(
    `select c.name_ru as common from service s join provider p on p.id = s.provider_id
     left join common_service c on c.id = s.common_id where p.code = $1 and s.active order by s.code`,
    [code],
  )
  return rows.map(({ common }) => common)
}

/** A transaction of another clinic, which has brought a service and is not at its end. */
async function bringing(name: string) {
  const client = await pool.connect()
  onTestFinished(() => client.release())
  await client.query('begin')
  await client.query(
    `insert into service (provider_id, code, group_id, name_ru, duration_minutes, for_adult, for_children)
     select provider_id, $1, id, $2, 30, true, false from service_group
     where provider_id = (select id from provider where code = 'third')`,
    [randomUUID(), name],
  )
  return client
}

async function untilWaiting(transactions: number): Promise<void> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  if ((rows[0]?.waiting ?? 0) < transactions) await untilWaiting(transactions)
}

test('two clinics that bring the same new services at once, in opposite orders, do not wait for each other in a circle', async () => {
  await importServices('third', ['Услуга третьей'])
  const third = await bringing('Общая в середине')
  const imports = [
    importServices('first', ['Общая в начале', 'Общая в середине', 'Общая в конце']),
    importServices('second', ['Общая в конце', 'Общая в середине', 'Общая в начале']),
  ]
  // Each has what it could have without the service in the middle.
  await untilWaiting(imports.length)
  await third.query('rollback')
  await Promise.all(imports)
  expect(failures).toEqual([])
  expect(await commonNames('first')).toEqual((await commonNames('second')).toReversed())
})

test('a service that one clinic leaves out while another brings it stays the common service of the other', async () => {
  await importServices('third', ['Услуга третьей'])
  await importServices('first', ['Услуга на передачу'])
  const third = await bringing('Услуга на передачу')
  const leavingOut = importServices('first', ['Другая услуга'])
  await untilWaiting(1)
  await third.query('commit')
  await leavingOut
  expect((await commonNames('third')).toSorted()).toEqual(['Услуга на передачу', 'Услуга третьей'])
})
