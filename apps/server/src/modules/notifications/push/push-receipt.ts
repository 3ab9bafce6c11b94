import { keyedHash, sameHash } from '../../../platform/secret/one-time-code.ts'

/** Bytes of the hash that stand in a receipt. */
const LENGTH = 16

/** What a device says back once it has shown a message: only whoever was sent it can. */
export function pushReceipt(key: Buffer, messageId: string): string {
  return `${messageId}.${hashOf(key, messageId).toString('base64url')}`
}

/** The message of a receipt; undefined when it is none of ours. */
export function messageOfReceipt(key: Buffer, receipt: string): string | undefined {
  const [id = '', hash = ''] = receipt.split('.')
  return /^\d{1,18}$/.test(id) && sameHash(Buffer.from(hash, 'base64url'), hashOf(key, id)) ? id : undefined
}

const hashOf = (key: Buffer, messageId: string) =>
  keyedHash(key, 'push-receipt', messageId).subarray(0, LENGTH)
