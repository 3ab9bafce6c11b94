import { errorCode } from '../error-code.ts'
import { DatabaseBusy } from './patient-pool.ts'

/**
 * By which errors the database says that it cannot serve now, though nothing is wrong with what it was asked: class 08 and
 * 57P0x (the connection is lost or was ended), 53 (no room, no memory, no connection left), 25006 (a standby), 25P0x and
 * 57014 and 55P03 (out of time), 58 (its disk fails), 40001, 40003 and 40P01 (given up for another).
 */
const POSTGRESQL = /^(08...|53...|57P0[1-5]|57014|55P03|25006|25P0[34]|58...|40001|40003|40P01)$/

/** By which errors the network says that the database cannot be reached. */
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

/** Whether the same may succeed a little later, unchanged. The one list of what counts as an outage. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseBusy) return true
  const code = String(errorCode(error))
  return POSTGRESQL.test(code) || NETWORK.has(code) || isMissingSocket(error)
}

// Of a socket in the file system; a file of ours that is missing is a bug.
const isMissingSocket = (error: unknown): boolean =>
  errorCode(error) === 'ENOENT' && (error as { syscall?: unknown }).syscall === 'connect'
