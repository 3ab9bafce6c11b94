import { readlink, realpath, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { errorCode } from '../platform/error-code.ts'
import { StartupProblem } from '../platform/lifecycle/startup-problem.ts'

/** The file at the end of symbolic links, whether it exists or not, so that a link stays a link. */
export async function resolveLinkTarget(path: string): Promise<string> {
  const found = await unlessMissing(stat(path))
  if (found && !found.isFile()) throw new StartupProblem(`${path} cannot be written: it is no regular file`)
  if (found) return realpath(path)
  const next = await readlink(path).catch(() => null)
  return next === null ? path : resolveLinkTarget(resolve(dirname(path), next))
}

async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}
