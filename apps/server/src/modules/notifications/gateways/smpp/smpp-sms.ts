import { accepted, type Delivery, delayed, type Gateway, type Outgoing } from '../gateway.ts'
import { partHeader, smsParts } from '../sms-parts.ts'
import { meaningOf } from './command-status.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { messageNumber } from './message-number.ts'
import { receiptOf } from './receipt.ts'
import { smppAddress } from './smpp-address.ts'
import { SmppLink } from './smpp-link.ts'

/** Of numbers with their country code, and of a sender with letters in it. */
const INTERNATIONAL = { dest_addr_ton: 1, dest_addr_npi: 1 }
const ALPHANUMERIC = { source_addr_ton: 5, source_addr_npi: 0 }
const NUMERIC = { source_addr_ton: 1, source_addr_npi: 1 }

/** A short message centre, by SMPP 3.4: messages go and their receipts come by one connection. */
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

/** The same of the same part whenever it is sent: what SMPP has for it are 16 bits, so that numbers come again in time. */
const referenceOf = ({ id }: Outgoing, part: number) => Number((BigInt(id) * 16n + BigInt(part)) & 0xffffn)

function addressing({ to, expiresAt }: Outgoing, source: string) {
  return {
    source_addr: source,
    ...(source === '' ? {} : /^\d+$/.test(source) ? NUMERIC : ALPHANUMERIC),
    destination_addr: to,
    ...INTERNATIONAL,
    registered_delivery: 1,
    // What expires is not brought to a phone that is switched on too late.
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
  // Sent again after a failure, parts have the same reference: the phone puts them to those it has.
  return parts.map((message, index) => ({
    data_coding: dataCoding,
    short_message: { udh: partHeader(Number(BigInt(id) & 0xffn), parts.length, index + 1), message },
  }))
}
