import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** Bytes. The databases of all workers of a run and their log stay far below. */
const ROOM = 2 * 1024 ** 3

/** The folder for files that the test run needs only until its end: in memory, if the machine has enough of it. */
export function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
