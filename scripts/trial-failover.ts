import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseOsUser } from '@vizit/server/platform/database/embedded/os-user.ts'
import { book } from './failover/clients.ts'
import { Cluster } from './failover/cluster.ts'
import { attemptsOn, count, longestGap } from './failover/count.ts'
import { Processes } from './failover/processes.ts'
import { findPrograms } from './failover/programs.ts'
import { Servers } from './failover/servers.ts'

// docs/how-to/run-on-several-machines.md: runs the configuration of examples/cluster on addresses of this
// machine. The leader is killed, and later switched, while clients book.

const CLIENTS = 8
const PATIENTS = 160
const TIMES_OF_A_DOCTOR = 120
const SECONDS = { before: 10, afterKill: 40, afterSwitch: 25 }
const MOST_MINUTES = 12
const SECOND_MS = 1000

const programs = findPrograms()
const folder = mkdtempSync(join(tmpdir(), 'vizit-failover-'))
chmodSync(folder, 0o711)
const processes = new Processes(folder)
const cluster = new Cluster({ folder, programs, processes, user: databaseOsUser() })

const interrupted = new AbortController()
setTimeout(() => interrupted.abort(), MOST_MINUTES * 60 * SECOND_MS).unref()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort())

let isGood = false
try {
  isGood = await trial()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
} finally {
  await processes.stopAll()
  cluster.stopDatabases()
  if (isGood) rmSync(folder, { recursive: true, force: true })
  else console.error(`The logs are in ${folder}.`)
}
process.exit(isGood ? 0 : 1)

async function trial(): Promise<boolean> {
  say('three databases with Patroni and etcd, and haproxy')
  await cluster.start()
  say('two servers, and the demo')
  const servers = new Servers(cluster, folder)
  await servers.start(processes)
  const patients = servers.patients(PATIENTS)
  const attempts = await attemptsOn(servers.databaseUrl, patients, TIMES_OF_A_DOCTOR)
  say(`${CLIENTS} clients book`)
  let isOver = false
  const { WEB_ADDRESS, WEB_PORT } = cluster.addresses
  const booking = book(`http://${WEB_ADDRESS}:${WEB_PORT}`, attempts.values(), {
    clients: CLIENTS,
    isOver: () => isOver,
  })
  const told = changes().finally(() => {
    isOver = true
  })
  const [tally, moments] = await Promise.all([booking, told])
  const counted = await count(servers.databaseUrl, tally, patients)
  const ended = servers.ended()
  console.log(
    [
      `bookings answered:        ${tally.booked.length}`,
      `lost, doubled:            ${counted.lost}, ${counted.doubled}`,
      `refused:                  ${[...tally.refused].map(([code, times]) => `${times} ${code}`).join(', ')}`,
      `requests sent again:      ${tally.repeated}`,
      `never answered:           ${tally.unanswered.length}, of which booked: ${counted.unheard}`,
      `no answer after the kill: ${longestGap(tally.booked, moments.killed, moments.switched).toFixed(1)} s`,
      `no answer in the switch:  ${longestGap(tally.booked, moments.switched, moments.end).toFixed(1)} s`,
      `servers that ended:       ${ended}`,
      `on ${cpus().length} processors, PostgreSQL of ${programs.postgres}`,
    ].join('\n'),
  )
  return counted.lost === 0 && counted.doubled === 0 && ended === 0 && tally.booked.length > 0
}

async function changes() {
  await wait(SECONDS.before)
  const leader = await cluster.whole()
  say(`${leader}, which leads, is killed`)
  const killed = performance.now()
  cluster.kill(leader)
  await wait(SECONDS.afterKill)
  say(`${(await cluster.leader()) ?? 'nobody'} leads; ${leader} comes back`)
  cluster.startNode(leader)
  await cluster.whole()
  await wait(SECONDS.before)
  say('another one is to lead')
  const switched = performance.now()
  cluster.switchOver()
  await wait(SECONDS.afterSwitch)
  say(`${(await cluster.leader()) ?? 'nobody'} leads`)
  return { killed, switched, end: performance.now() }
}

async function wait(seconds: number): Promise<void> {
  await pause(seconds * SECOND_MS, undefined, { signal: interrupted.signal })
}

function say(what: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)}  ${what}`)
}
