import { type DestinationStream, pino } from 'pino'

const BUFFER_BYTES = 4096
const FLUSH_MS = 100

/**
 * Standard output, written to in blocks: a system call for each line was a tenth of what a short read costs. Lines wait
 * for a tenth of a second at most, and all are written before the process exits, whatever ends it but SIGKILL.
 */
export function logOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS })
}
