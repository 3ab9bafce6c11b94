/**
 * Brings a message number into one form, however the centre writes it: many answer in hex and write receipts in
 * decimal (SMPP 3.4 leaves it open). The number alone does not show which one it is: 10 is both.
 */
export function messageNumber(written: string, kind: 'plain' | 'hex'): string {
  return kind === 'hex' && /^[\da-f]+$/i.test(written) ? BigInt(`0x${written}`).toString() : written
}
