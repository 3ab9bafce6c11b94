import { keyedHash, sameHash } from '../../../platform/secret/one-time-code.ts'

/** Bytes of the hash in a receipt. */
const LENGTH = 16

/** The receipt that a device sends after it showed a message; only a device that got the message can know it. */
export function pushReceipt(key: Buffer, messageId: string): string {
  return `${messageId}.${hashOf(key, messageId).toString('base64url')}`
}

/** The message id of a receipt. Undefined: not one of our receipts. */
export function messageOfReceipt(key: Buffer, receipt: string): string | undefined {
  const [id = '', hash = ''] = receipt.split('.')
  return /^\d{1,18}$/.test(id) && sameHash(Buffer.from(hash, 'base64url'), hashOf(key, id)) ? id : undefined
}

const hashOf = (key: Buffer, messageId: string) =>
  keyedHash(key, 'push-receipt', messageId).subarray(0, LENGTH)
