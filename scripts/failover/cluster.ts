import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillTemplate, type Values, valuesOf, variables } from './configuration.ts'
import { type Processes, type Started, until } from './processes.ts'
import type { Programs } from './programs.ts'

const NODES = ['db1', 'db2', 'db3'] as const
type NodeName = (typeof NODES)[number]

/** Loopback addresses, so that each "machine" can use the usual ports. */
const ADDRESSES = {
  DB1_ADDRESS: '127.77.0.11',
  DB2_ADDRESS: '127.77.0.12',
  DB3_ADDRESS: '127.77.0.13',
  APP1_ADDRESS: '127.77.0.21',
  APP2_ADDRESS: '127.77.0.22',
  LEADER_ADDRESS: '127.77.0.20',
  WEB_ADDRESS: '127.77.0.20',
  WEB_PORT: '8081',
  NETWORK: '127.0.0.0/8',
}

const SUPERUSER_PASSWORD = 'trial-superuser'

export interface ClusterParts {
  readonly folder: string
  readonly programs: Programs
  readonly processes: Processes
  readonly user: { uid?: number; gid?: number }
}

interface Member {
  readonly name: NodeName
  readonly role: string
  readonly state: string
}

/** Three databases with Patroni and etcd, with haproxy in front of them and of two servers. */
export class Cluster {
  readonly #parts: ClusterParts
  readonly #patronis = new Map<NodeName, Started>()
  readonly addresses = ADDRESSES

  constructor(parts: ClusterParts) {
    this.#parts = parts
  }

  async start(): Promise<void> {
    const { folder, programs, processes, user } = this.#parts
    this.#folder('wal')
    for (const name of NODES) {
      this.#folder(name)
      const environment = variables(fillTemplate('etcd.env', this.#values(name)))
      processes.start({ name: `${name}-etcd`, program: programs.etcd, args: [], environment, user })
    }
    for (const name of NODES) {
      this.#write(`${name}/patroni.yml`, fillTemplate('patroni.yml', this.#values(name)))
      this.startNode(name)
    }
    for (const file of ['haproxy-database.cfg', 'haproxy-web.cfg']) {
      this.#write(file, fillTemplate(file, this.#values('db1')))
      const args = ['-db', '-f', join(folder, file)]
      processes.start({ name: file, program: programs.haproxy, args, user })
    }
    await this.whole()
  }

  startNode(name: NodeName): void {
    const { folder, programs, processes, user } = this.#parts
    const args = [join(folder, name, 'patroni.yml')]
    this.#patronis.set(
      name,
      processes.start({ name: `${name}-patroni`, program: programs.patroni, args, user }),
    )
  }

  /** Waits for a leader, a synchronous standby and a third database. Returns the leader. */
  whole(): Promise<NodeName> {
    return until('three databases, one of them a synchronous standby', 150, async () => {
      const members = await this.#members()
      const roles = members.filter(({ state }) => /running|streaming/.test(state)).map(({ role }) => role)
      return roles.length === 3 && roles.includes('sync_standby') && this.leader()
    })
  }

  async leader(): Promise<NodeName | undefined> {
    const members = await this.#members()
    return members.find(({ role, state }) => role === 'leader' && state === 'running')?.name
  }

  /** Like a power failure: Patroni and PostgreSQL end at once. */
  kill(name: NodeName): void {
    const [postmaster = ''] = readFileSync(
      join(this.#parts.folder, name, 'data/postmaster.pid'),
      'utf8',
    ).split('\n')
    this.#patronis.get(name)?.child.kill('SIGKILL')
    process.kill(Number(postmaster), 'SIGKILL')
  }

  /** A planned switch, as how-to/run-on-several-machines describes it. */
  switchOver(): void {
    const { folder, programs, user } = this.#parts
    const args = ['-c', join(folder, 'db1/patroni.yml'), 'switchover', '--force']
    const { status, stdout, stderr } = spawnSync(programs.patronictl, args, {
      ...user,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: folder },
    })
    if (status !== 0) throw new Error(`patronictl switchover: ${stdout}${stderr}`)
  }

  /** PostgreSQL processes keep running when Patroni is killed. */
  stopDatabases(): void {
    for (const name of NODES) {
      const args = ['stop', '-D', join(this.#parts.folder, name, 'data'), '-m', 'immediate']
      spawnSync(join(this.#parts.programs.postgres, 'pg_ctl'), args, { ...this.#parts.user, cwd: '/' })
    }
  }

  superuserUrl(database: string): string {
    return `postgres://postgres:${SUPERUSER_PASSWORD}@${ADDRESSES.LEADER_ADDRESS}:5000/${database}`
  }

  async #members(): Promise<Member[]> {
    for (const address of [ADDRESSES.DB1_ADDRESS, ADDRESSES.DB2_ADDRESS, ADDRESSES.DB3_ADDRESS]) {
      const answer = await fetch(`http://${address}:8008/cluster`, {
        signal: AbortSignal.timeout(2000),
      }).catch(() => undefined)
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
    }
    return []
  }

  #values(name: NodeName): Values {
    const { folder, programs } = this.#parts
    return valuesOf({
      ...ADDRESSES,
      NODE_NAME: name,
      NODE_ADDRESS: ADDRESSES[`${name.toUpperCase() as 'DB1' | 'DB2' | 'DB3'}_ADDRESS`],
      POSTGRES_BIN: programs.postgres,
      POSTGRES_DATA: join(folder, name, 'data'),
      ETCD_DATA: join(folder, name, 'etcd'),
      WAL_ARCHIVE: join(folder, 'wal'),
      SUPERUSER_PASSWORD,
      REPLICATION_PASSWORD: 'trial-replication',
      REWIND_PASSWORD: 'trial-rewind',
      PATRONI_API_PASSWORD: 'trial-patroni',
    })
  }

  #folder(name: string): void {
    mkdirSync(join(this.#parts.folder, name), { mode: 0o700 })
    this.#own(name)
  }

  #write(name: string, content: string): void {
    writeFileSync(join(this.#parts.folder, name), content, { mode: 0o600 })
    this.#own(name)
  }

  #own(name: string): void {
    const { folder, user } = this.#parts
    if (user.uid !== undefined && user.gid !== undefined) chownSync(join(folder, name), user.uid, user.gid)
  }
}
