import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { transactionPooler } from '@vizit/test-kit/database/transaction-pooler.ts'
import { unreliableDatabase } from '@vizit/test-kit/database/unreliable-database.ts'
import { freePort } from '@vizit/test-kit/server/free-port.ts'
import { failedStart, type ServerProcess, spawnServer } from '@vizit/test-kit/server/server-process.ts'
import { createClinic } from '@vizit/test-kit/world/clinic.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serverStarter, status, stop } from './testing/started-servers.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { url, pool } = await testDatabase()

const start = serverStarter()

test('a started server is alive, ready and counted, and stops with exit code 0', async () => {
  const server = await start({ DATABASE_URL: url })
  expect(await status(server.address, '/healthz')).toBe(200)
  expect(await status(server.address, '/readyz')).toBe(200)
  const metrics = await (await fetch(`${server.address}/metrics`)).text()
  expect(metrics).toContain(
    'http_request_duration_seconds_count{method="GET",route="/readyz",status="200"} 1',
  )
  expect((await stop(server)).code).toBe(0)
})

test('a child who turned 18 while no server ran is an adult before a server is ready', async () => {
  const [account, profile] = [crypto.randomUUID(), crypto.randomUUID()]
  await pool.query(`insert into account (id, phone) values ($1, '375290000018')`, [account])
  await pool.query(`insert into profile (id, birthday) values ($1, '2001-01-01')`, [profile])
  await pool.query(
    `insert into family_relation (account_id, profile_id, rel_kind, access_level)
     values ($1, $2, 'CHILD', 'VIEW_REPORTS_TESTS')`,
    [account, profile],
  )
  await start({ DATABASE_URL: url })
  const { rows } = await pool.query('select rel_kind, access_level from family_relation')
  expect(rows).toEqual([{ rel_kind: 'OTHER', access_level: 'VIEW_NAME' }])
})

test('no background work starts before the schema is that of this release', async () => {
  const lock = await pool.connect()
  await lock.query('select pg_advisory_lock($1)', [7_265_001])
  onTestFinished(() => lock.release(true))
  const starting = start({ DATABASE_URL: url })
  await vi.waitUntil(isAnyoneWaiting, 50_000)
  expect(await workersThere()).toEqual([])
  await lock.query('select pg_advisory_unlock($1)', [7_265_001])
  await starting
  expect(await workersThere()).toEqual(['vizit changes', 'vizit waitlist'])
})

test('a port in use is reported', async () => {
  const { address } = await start({ DATABASE_URL: url })
  const { port } = new URL(address)
  const { code, said } = await failedStart({ DATABASE_URL: url, PORT: port })
  expect(code).toBe(1)
  expect(said).toContain(`Vizit cannot start: port ${port} is taken`)
})

test('a missing database is waited for by a server that is alive and not ready', async () => {
  const [port, databasePort] = [await freePort(), await freePort()]
  const later = new URL(url)
  later.search = ''
  Object.assign(later, { hostname: '127.0.0.1', port: String(databasePort), password: 'hush' })
  const waiting = spawnServer({ DATABASE_URL: later.href, PORT: String(port) })
  onTestFinished(async () => {
    await stop(waiting)
  })
  const [line] = (await waiting.line(/waiting for the database: [^"]*/)) ?? []
  expect(line).toContain(`cannot reach the database 127.0.0.1:${databasePort}/`)
  expect(line).not.toContain('hush')
  const address = `http://127.0.0.1:${port}`
  expect(await status(address, '/healthz')).toBe(200)
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'starting' })
  const network = await unreliableDatabase(url, databasePort)
  onTestFinished(network.close)
  await waiting.line(/Vizit is ready/)
  expect(await status(address, '/readyz')).toBe(200)
})

test('a server that waits for its database stops on request', async () => {
  const waiting = spawnServer({ DATABASE_URL: 'postgres://vizit@127.0.0.1:1/vizit' })
  await waiting.line(/waiting for the database/)
  expect((await stop(waiting)).code).toBe(0)
})

test('a database that refuses the server is reported at once', async () => {
  const none = new URL(url)
  none.pathname = '/no_such_database'
  const { code, said } = await failedStart({ DATABASE_URL: none.href })
  expect(code).toBe(1)
  expect(said).toContain('there is no such database')
})

test('behind a pooler that changes sessions between transactions the server does not start', async () => {
  const pooler = await transactionPooler(url)
  onTestFinished(pooler.close)
  const { code, said } = await failedStart({ DATABASE_URL: pooler.url })
  expect(code).toBe(1)
  expect(said).toContain('Vizit cannot start: a pooler of connections before the database')
})

test('with connections that ignore its settings the server does not start', async () => {
  const replaced = new URL(url)
  replaced.searchParams.set('options', '-c TimeZone=Europe/Minsk')
  const { code, said } = await failedStart({ DATABASE_URL: replaced.href })
  expect(code).toBe(1)
  expect(said).toContain('Vizit cannot start: connections to the database do not begin with the settings')
})

test('in production a demo beside real organisations is reported at the start and by /readyz, and no demo is seeded without being set', async () => {
  const { url, db } = await testDatabase()
  const own = {
    NODE_ENV: 'production',
    MESSAGES: 'inbox',
    DEMO: '',
    DATABASE_URL: url,
    VIZIT_SECRET: 'pT0v7m0xqHh1yVq6m2C5W9zR4uKcJb8sLdEfGa3n',
    STOPPING_SECONDS: '0',
  }
  const readyz = async ({ address }: ServerProcess) => (await fetch(`${address}/readyz`)).json()
  const empty = await start(own)
  expect(await readyz(empty)).toEqual({ status: 'ready' })
  await stop(empty)
  expect(await db.selectFrom('provider').select('id').execute()).toEqual([])

  await createClinic(db)
  const { providerId } = await createClinic(db)
  await db.updateTable('provider').set({ is_demo: true }).where('id', '=', providerId).execute()
  const mixed = await start(own)
  expect(await readyz(mixed)).toMatchObject({
    status: 'ready',
    detail: expect.stringContaining('demo organisations stand beside real ones'),
  })
  expect((await stop(mixed)).said).toContain('demo organisations stand beside real ones')
})

test('problems in the data are reported at the start, with what to do', async () => {
  const { url, db } = await testDatabase()
  const { providerId, providerCode } = await createClinic(db)
  const site = 'http://localhost:8090'
  await db.insertInto('frame_host').values({ provider_id: providerId, origin: site }).execute()
  const server = await start({
    NODE_ENV: 'production',
    MESSAGES: 'inbox',
    DATABASE_URL: url,
    VIZIT_SECRET: 'pT0v7m0xqHh1yVq6m2C5W9zR4uKcJb8sLdEfGa3n',
    STOPPING_SECONDS: '0',
  })
  expect(await status(server.address, '/metrics')).toBe(404)
  const { said } = await stop(server)
  expect(said).toContain(`Take it off: vizit provider forbid-host ${providerCode} ${site}`)
  expect(said.match(/the log of PostgreSQL may hold what people have entered/g)).toHaveLength(1)
})

test('a stopping server says so on /readyz before it closes its port', async () => {
  const server = await start({ DATABASE_URL: url, STOPPING_SECONDS: '300' })
  server.child.kill('SIGTERM')
  const said = async () => (await (await fetch(`${server.address}/readyz`)).json()).status
  await expect.poll(said).toBe('stopping')
  expect(await status(server.address, '/healthz')).toBe(200)
  // A second signal skips the wait.
  expect((await stop(server)).code).toBe(0)
})

test('a server whose database is unreachable stops on request', async () => {
  const network = await unreliableDatabase(url)
  onTestFinished(network.close)
  const server = await start({ DATABASE_URL: network.url })
  network.goDark()
  expect((await stop(server)).code).toBe(0)
})

test('an older server starts beside a newer one, unless the schema requires the newer migrations', async () => {
  await pool.query(`insert into schema_migration (version, name, checksum) values (9999, 'future', '')`)
  onTestFinished(async () => {
    await pool.query('delete from schema_migration where version = 9999')
  })
  expect((await stop(await start({ DATABASE_URL: url }))).code).toBe(0)
  await pool.query('update schema_migration set must_know = 9999 where version = 9999')
  const { code, said } = await failedStart({ DATABASE_URL: url })
  expect(code).toBe(1)
  expect(said).toContain('Vizit cannot start: the data belongs to a newer version of Vizit')
})

test('SIGTERM finishes the pending request and accepts no more', async () => {
  const server = await start({ DATABASE_URL: url })
  const lock = await pool.connect()
  await lock.query('begin; lock table location in access exclusive mode')
  const slow = fetch(`${server.address}/api/v2/public/locations`)
  await vi.waitUntil(isAnyoneWaiting)
  server.child.kill('SIGTERM')
  await vi.waitUntil(() =>
    fetch(`${server.address}/healthz`).then(
      () => false,
      () => true,
    ),
  )
  await lock.query('commit')
  lock.release()
  expect((await slow).status).toBe(200)
  expect((await server.exited).code).toBe(0)
})

async function workersThere(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where datname = current_database() and application_name like 'vizit %' order by name`,
  )
  return rows.map(({ name }) => name)
}

async function isAnyoneWaiting(): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rowCount !== null && rowCount > 0
}
