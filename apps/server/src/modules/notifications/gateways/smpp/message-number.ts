/**
 * One way to write the number of a message, whichever way the centre did: many answer in hex and write receipts in
 * decimal (SMPP 3.4 leaves it open). Which one it is cannot be told by looking: 10 is both.
 */
export function messageNumber(written: string, kind: 'plain' | 'hex'): string {
  return kind === 'hex' && /^[\da-f]+$/i.test(written) ? BigInt(`0x${written}`).toString() : written
}
