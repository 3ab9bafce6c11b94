import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Migration = {
  version: number
  name: string
  sql: string
  checksum: string
  /** The migration that a server has to know to work on this schema; null: any server does (how-to/write-a-migration). */
  mustKnow: number | null
}

export const migrationsFolder = join(import.meta.dirname, '../../../migrations')

const FILE = /^(\d{4})_([a-z0-9_]+)\.sql$/
const MUST_KNOW = /^-- servers must know: (\d{4})$/m

/** The migrations of a folder in their order; two of one number are refused. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.sql')).sort()
  const migrations = await Promise.all(files.map(file => readMigration(folder, file)))
  const twice = migrations.find((migration, at) => migration.version === migrations[at - 1]?.version)
  if (twice) throw new Error(`two migrations have the number ${twice.version} in ${folder}`)
  return migrations
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const [, number, name] = FILE.exec(file) ?? []
  if (!number || !name) throw new Error(`a migration is named NNNN_name.sql, not ${file}`)
  const sql = await readFile(join(folder, file), 'utf8')
  const checksum = createHash('sha256').update(sql).digest('hex')
  const [, mustKnow] = MUST_KNOW.exec(sql) ?? []
  return { version: Number(number), name, sql, checksum, mustKnow: mustKnow ? Number(mustKnow) : null }
}
