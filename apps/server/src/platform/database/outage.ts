import { errorCode } from '../error-code.ts'
import { DatabaseBusy } from './patient-pool.ts'

/**
 * PostgreSQL error codes which mean that it cannot serve now, though the statement is correct: class 08 and 57P0x
 * (connection lost or ended), 53 (no space, memory or connection left), 25006 (a standby), 25P0x, 57014 and 55P03
 * (timeout), 58 (disk error), 40001, 40003 and 40P01 (rolled back because of another transaction).
 */
const POSTGRESQL = /^(08...|53...|57P0[1-5]|57014|55P03|25006|25P0[34]|58...|40001|40003|40P01)$/

/** Network error codes which mean that the database cannot be reached. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EADDRNOTAVAIL',
])

/** Whether the same statement may succeed a little later. The only list of what counts as an outage. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseBusy) return true
  const code = String(errorCode(error))
  return POSTGRESQL.test(code) || NETWORK.has(code) || isMissingSocket(error)
}

// Only for a socket in the file system; a missing file of ours is a bug.
const isMissingSocket = (error: unknown): boolean =>
  errorCode(error) === 'ENOENT' && (error as { syscall?: unknown }).syscall === 'connect'
