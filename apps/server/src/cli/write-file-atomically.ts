import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { getSystemErrorMessage } from 'node:util'
import { StartupProblem } from '../platform/lifecycle/startup-problem.ts'
import { resolveLinkTarget } from './resolve-link-target.ts'

/** Readable only by the user who runs the command. */
const OWNER_ONLY = 0o600

/** Writes a file completely or not at all; a former file stays until then. */
export async function writeFileAtomically<R>(
  path: string,
  fill: (write: (content: string | Uint8Array) => Promise<void>) => Promise<R>,
  isWhole: (result: R) => boolean,
): Promise<R> {
  const withReason = <T>(asked: Promise<T>) => asked.catch(error => failWithReason(path, error))
  const target = await withReason(resolveLinkTarget(path))
  const unfinished = join(dirname(target), `.${basename(target)}.${randomUUID()}`)
  const remove = () => rmSync(unfinished, { force: true })
  // A signal ends the process before asynchronous cleanup.
  process.on('exit', remove)
  try {
    const file = await withReason(open(unfinished, 'wx', OWNER_ONLY))
    const result = await fill(content => withReason(file.writeFile(content)))
      .then(async filled => {
        await withReason(file.sync())
        return filled
      })
      .finally(() => file.close())
    if (isWhole(result)) await withReason(rename(unfinished, target))
    return result
  } finally {
    remove()
    process.off('exit', remove)
  }
}

/** A file system error is a problem of the operator who named the file. */
function failWithReason(path: string, error: unknown): never {
  if (!(error instanceof Error && 'errno' in error && typeof error.errno === 'number')) throw error
  const why = getSystemErrorMessage(error.errno)
  throw new StartupProblem(`${path} cannot be written: ${why}`, { cause: error })
}
