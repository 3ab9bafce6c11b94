import { spawnSync } from 'node:child_process'
import { StartupProblem } from '../../lifecycle/startup-problem.ts'

/** Spread into spawn options; empty if the process is not run by root. */
export type OsUser = { uid?: number; gid?: number }

/** PostgreSQL refuses to run as root, so root runs it as the OS user `postgres`, which is created if missing. */
export function databaseOsUser(): OsUser {
  if (process.getuid?.() !== 0) return {}
  return find() ?? create()
}

function find(): OsUser | undefined {
  const uid = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' })
  const gid = spawnSync('id', ['-g', 'postgres'], { encoding: 'utf8' })
  if (uid.status !== 0 || gid.status !== 0) return undefined
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

function create(): OsUser {
  spawnSync('groupadd', ['--system', 'postgres'])
  spawnSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres'])
  // Looked up again, because another start may have created the user at the same moment.
  const user = find()
  if (user) return user
  throw new StartupProblem(
    'running as root, and the OS user "postgres" could not be created for the database: create it, run as another user, or set DATABASE_URL',
  )
}
