import { accepted, type Delivery, delayed, type Gateway, type Outgoing } from '../gateway.ts'
import { partHeader, smsParts } from '../sms-parts.ts'
import { meaningOf } from './command-status.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { messageNumber } from './message-number.ts'
import { receiptOf } from './receipt.ts'
import { smppAddress } from './smpp-address.ts'
import { SmppLink } from './smpp-link.ts'

/** International numbers, and an alphanumeric sender. */
const INTERNATIONAL = { dest_addr_ton: 1, dest_addr_npi: 1 }
const ALPHANUMERIC = { source_addr_ton: 5, source_addr_npi: 0 }
const NUMERIC = { source_addr_ton: 1, source_addr_npi: 1 }

/** Sends SMS to a short message centre by SMPP 3.4; receipts come over the same connection. */
export function smppSms(written: string): Gateway {
  const address = smppAddress(written)
  let receive: Parameters<NonNullable<Gateway['begin']>>[0] = async () => undefined
  const link = new SmppLink(address, {
    deliver: async pdu => {
      const receipt = receiptOf(pdu)
      if (receipt)
        await receive({ ...receipt, reference: messageNumber(receipt.reference, address.receiptIds) })
    },
  })
  const turn = limitConcurrency(address.window)

  async function submit(fields: object): Promise<Delivery> {
    const answer = await turn(() => link.submit({ ...fields }))
    if (!answer) return delayed('unclear')
    if (answer.command_status !== 0) return meaningOf(answer.command_status)
    if (!answer.message_id) return accepted
    return { outcome: 'accepted', references: [messageNumber(answer.message_id, address.answerIds)] }
  }

  async function send(message: Outgoing): Promise<Delivery> {
    const problem = await link.problem()
    if (problem) return delayed(problem)
    const references: string[] = []
    for (const [at, part] of submissions(message, address.long).entries()) {
      const user_message_reference = referenceOf(message, at)
      const delivery = await submit({
        ...addressing(message, address.source),
        ...part,
        user_message_reference,
      })
      if (delivery.outcome !== 'accepted') return delivery
      references.push(...(delivery.references ?? []))
    }
    return { outcome: 'accepted', references }
  }
  return {
    send,
    begin: receiver => {
      receive = receiver
      link.begin()
    },
    end: () => link.end(),
  }
}

/** The same for the same part in every attempt. SMPP has only 16 bits for it, so numbers repeat in time. */
const referenceOf = ({ id }: Outgoing, part: number) => Number((BigInt(id) * 16n + BigInt(part)) & 0xffffn)

function addressing({ to, expiresAt }: Outgoing, source: string) {
  return {
    source_addr: source,
    ...(source === '' ? {} : /^\d+$/.test(source) ? NUMERIC : ALPHANUMERIC),
    destination_addr: to,
    ...INTERNATIONAL,
    registered_delivery: 1,
    // The centre drops a message whose validity is over, for example when a phone is switched on too late.
    ...(expiresAt && { validity_period: expiresAt }),
  }
}

function submissions({ id, text }: Outgoing, long: 'parts' | 'payload'): object[] {
  const { dataCoding, parts } = smsParts(text)
  const [whole] = parts
  if (parts.length === 1) return [{ data_coding: dataCoding, short_message: { message: whole } }]
  if (long === 'payload') {
    return [
      { data_coding: dataCoding, short_message: '', message_payload: { message: Buffer.concat(parts) } },
    ]
  }
  // Parts have the same reference in every attempt, so that the phone joins them with those that it already has.
  return parts.map((message, index) => ({
    data_coding: dataCoding,
    short_message: { udh: partHeader(Number(BigInt(id) & 0xffn), parts.length, index + 1), message },
  }))
}
