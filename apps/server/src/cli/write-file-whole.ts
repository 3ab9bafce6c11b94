import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Nobody but whoever runs the command reads it. */
const OWNER_ONLY = 0o600

/** A file that is there whole or not at all; what it held before stays until then. */
export async function writeFileWhole<R>(
  path: string,
  fill: (write: (text: string) => Promise<void>) => Promise<R>,
  isWhole: (result: R) => boolean,
): Promise<R> {
  const unfinished = join(dirname(path), `.${basename(path)}.${randomUUID()}`)
  const file = await open(unfinished, 'wx', OWNER_ONLY)
  try {
    const result = await fill(text => file.writeFile(text)).finally(async () => {
      await file.sync()
      await file.close()
    })
    if (isWhole(result)) await rename(unfinished, path)
    return result
  } finally {
    await rm(unfinished, { force: true })
  }
}
