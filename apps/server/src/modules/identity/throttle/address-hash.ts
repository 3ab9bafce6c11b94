import { createHmac } from 'node:crypto'
import { networkOf } from '../../../platform/http/network-of.ts'

/** A hash by which a network address is counted without being stored. */
export function addressHash(key: Buffer, address: string): Buffer {
  return createHmac('sha256', key).update(networkOf(address)).digest()
}
