import { createHmac } from 'node:crypto'
import { networkOf } from '../../../platform/http/network-of.ts'

/** Counts a network address without naming it. */
export function addressHash(key: Buffer, address: string): Buffer {
  return createHmac('sha256', key).update(networkOf(address)).digest()
}
