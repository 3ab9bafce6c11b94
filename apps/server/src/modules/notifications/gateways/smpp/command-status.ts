import smpp from 'smpp'
import { type Delivery, delayed, refused } from '../gateway.ts'

const { errors } = smpp

const meanings = new Map<number | undefined, Delivery>([
  [errors.ESME_RTHROTTLED, delayed('throttled')],
  [errors.ESME_RMSGQFUL, delayed('throttled')],
  [errors.ESME_RSYSERR, delayed('busy')],
  [errors.ESME_RSUBMITFAIL, delayed('busy')],
  [errors.ESME_RX_T_APPN, delayed('busy')],
  [errors.ESME_RINVBNDSTS, delayed('unreachable')],
  [errors.ESME_RALYBND, delayed('unreachable')],
])

/** What the centre's status code of a message means. */
export const meaningOf = (status: number): Delivery => meanings.get(status) ?? refused
