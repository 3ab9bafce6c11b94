import type { Pdu, Text } from 'smpp'
import type { Receipt } from '../gateway.ts'

/** Of SMPP 3.4: the bits of `esm_class` that say what a message from the centre is, and their value for a receipt. */
const KIND = 0x3c
const RECEIPT = 0x04

/** `message_state` of the fields, and the words of the text, that are the end of a message. */
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

/** The receipt in a message from the centre; null for one that tells of no end, and for what a person wrote. */
export function receiptOf(pdu: Pdu): Receipt | null {
  if (((pdu.esm_class ?? 0) & KIND) !== RECEIPT) return null
  const text = textOf(pdu.short_message) || textOf(pdu.message_payload)
  const reference = pdu.receipted_message_id || /\bid:(\S+)/i.exec(text)?.[1]
  const state =
    finalStates.get(pdu.message_state) ?? finalStates.get(/\bstat:(\w+)/i.exec(text)?.[1]?.toUpperCase())
  return reference && state ? { reference, state } : null
}

const textOf = (text: Text | undefined) => text?.message.toString() ?? ''
