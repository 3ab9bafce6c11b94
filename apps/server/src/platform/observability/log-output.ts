import { type DestinationStream, pino } from 'pino'

const BUFFER_BYTES = 4096
const FLUSH_MS = 100

/**
 * Standard output, written in blocks: a system call per line was a tenth of the cost of a short read. Lines wait
 * at most a tenth of a second, and all are written before the process exits, except after SIGKILL.
 */
export function logOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS })
}
