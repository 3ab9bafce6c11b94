import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseClient } from '@vizit/server/platform/database/database-client.ts'
import type { Cluster } from './cluster.ts'
import { isRunning, type Processes, type Started, until } from './processes.ts'

const sources = join(import.meta.dirname, '../../apps/server/src')
const PASSWORD = 'trial-vizit'
const SECRET = 'the secret of a trial on one machine, of no use elsewhere'

export interface Patient {
  readonly profileId: string
  readonly bearer: string
}

/** Two servers on the leading database, with the demo. */
export class Servers {
  readonly #cluster: Cluster
  readonly #folder: string
  readonly #started: Started[] = []
  readonly databaseUrl: string

  constructor(cluster: Cluster, folder: string) {
    this.#cluster = cluster
    this.#folder = folder
    this.databaseUrl = `postgres://vizit:${PASSWORD}@${cluster.addresses.LEADER_ADDRESS}:5000/vizit`
  }

  async start(processes: Processes): Promise<void> {
    await this.#makeDatabase()
    const { APP1_ADDRESS, APP2_ADDRESS, WEB_ADDRESS, WEB_PORT } = this.#cluster.addresses
    for (const [name, HOST] of Object.entries({ app1: APP1_ADDRESS, app2: APP2_ADDRESS })) {
      const args = [join(sources, 'main.ts')]
      const environment = { ...this.#environment(), HOST, PORT: '8080', DATA_DIR: join(this.#folder, name) }
      const started = processes.start({ name, program: process.execPath, args, environment })
      this.#started.push(started)
      await until(`${name} is ready`, 180, async () => {
        if (!isRunning(started.child)) throw new Error(`${name} ended`)
        return (await fetch(`http://${HOST}:8080/readyz`)).ok
      })
    }
    await until(
      'the balancer has a server',
      10,
      async () => (await fetch(`http://${WEB_ADDRESS}:${WEB_PORT}/readyz`)).ok,
    )
  }

  /** How many of them have ended by themselves. */
  ended(): number {
    return this.#started.filter(({ child }) => !isRunning(child)).length
  }

  patients(count: number): Patient[] {
    const args = [join(sources, 'cli/vizit.ts'), 'demo', 'accounts', '--count', String(count), '--json']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { PATH: process.env.PATH, ...this.#environment(), DATA_DIR: join(this.#folder, 'app1') },
    })
    if (status !== 0) throw new Error(`demo accounts: ${stderr}`)
    return JSON.parse(stdout) as Patient[]
  }

  #environment(): Record<string, string> {
    return {
      DATABASE_URL: this.databaseUrl,
      VIZIT_SECRET: SECRET,
      DEMO: 'on',
      TRUST_PROXY: '127.0.0.0/8',
      // All clients have one address.
      REQUESTS_PER_MINUTE: '1000000',
      STOPPING_SECONDS: '5',
      LOG_LEVEL: 'warn',
    }
  }

  async #makeDatabase(): Promise<void> {
    await this.#asSuperuser('postgres', `create role vizit login password '${PASSWORD}'`)
    await this.#asSuperuser(
      'postgres',
      `create database vizit owner vizit encoding 'UTF8' template template0`,
    )
    await this.#asSuperuser('vizit', 'create extension btree_gist')
  }

  async #asSuperuser(database: string, statement: string): Promise<void> {
    const client = await until('the leader takes connections', 30, async () => {
      const connected = new DatabaseClient({ connectionString: this.#cluster.superuserUrl(database) })
      await connected.connect()
      return connected
    })
    await client.query(statement).finally(() => client.end())
  }
}
