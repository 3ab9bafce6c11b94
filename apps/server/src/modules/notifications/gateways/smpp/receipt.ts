import type { Pdu, Text } from 'smpp'
import type { Receipt } from '../gateway.ts'

/**
 * SMPP 3.4: the bits of `esm_class` with the type of a message from the centre, and their value for a receipt.
 */
const KIND = 0x3c
const RECEIPT = 0x04

/** Final values of `message_state`, and the words for them in a receipt's text. */
const finalStates = new Map<number | string | undefined, Receipt['state']>([
  [2, 'delivered'],
  [3, 'failed'],
  [4, 'failed'],
  [5, 'failed'],
  [8, 'failed'],
  ['DELIVRD', 'delivered'],
  ['EXPIRED', 'failed'],
  ['DELETED', 'failed'],
  ['UNDELIV', 'failed'],
  ['REJECTD', 'failed'],
])

/** The receipt in a message from the centre. Null: an intermediate state, or a text that a person wrote. */
export function receiptOf(pdu: Pdu): Receipt | null {
  if (((pdu.esm_class ?? 0) & KIND) !== RECEIPT) return null
  const text = textOf(pdu.short_message) || textOf(pdu.message_payload)
  const reference = pdu.receipted_message_id || /\bid:(\S+)/i.exec(text)?.[1]
  const state =
    finalStates.get(pdu.message_state) ?? finalStates.get(/\bstat:(\w+)/i.exec(text)?.[1]?.toUpperCase())
  return reference && state ? { reference, state } : null
}

const textOf = (text: Text | undefined) => text?.message.toString() ?? ''
