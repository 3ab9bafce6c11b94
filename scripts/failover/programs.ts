import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface Programs {
  readonly etcd: string
  readonly patroni: string
  readonly patronictl: string
  readonly haproxy: string
  /** The folder of PostgreSQL's programs. */
  readonly postgres: string
}

const FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin']
const VERSIONS = '/usr/lib/postgresql'

/** The programs of Debian's packages; the error names what is missing and how to install it. */
export function findPrograms(): Programs {
  const found = {
    etcd: find('etcd'),
    patroni: find('patroni'),
    patronictl: find('patronictl'),
    haproxy: find('haproxy'),
    postgres: newestPostgres(),
  }
  const missing = Object.entries(found).flatMap(([name, path]) => (path ? [] : [name]))
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')} not found. On Debian: apt-get install --no-install-recommends postgresql patroni etcd-server haproxy`,
    )
  return found as Programs
}

const find = (name: string) => FOLDERS.map(folder => join(folder, name)).find(path => existsSync(path))

/** Standbys are made by pg_basebackup, which the embedded PostgreSQL lacks. */
function newestPostgres(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined
  const versions = readdirSync(VERSIONS).map(Number).filter(Number.isInteger)
  const folders = versions.sort((a, b) => b - a).map(version => join(VERSIONS, String(version), 'bin'))
  return folders.find(
    folder => existsSync(join(folder, 'pg_basebackup')) && existsSync(join(folder, 'postgres')),
  )
}
