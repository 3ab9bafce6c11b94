import { selfSigned } from '@vizit/test-kit/tls/self-signed.ts'
import { trustCertificate } from '@vizit/test-kit/tls/trust-certificate.ts'
import smpp from 'smpp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { StartupProblem } from '../../../../platform/lifecycle/startup-problem.ts'
import { ShortMessageCentre } from '../../testing/short-message-centre.ts'
import { delayed, type Outgoing, type Receipt, refused } from '../gateway.ts'
import { smppSms } from './smpp-sms.ts'

const message: Outgoing = {
  id: '258',
  key: 'a-key',
  to: '375291112233',
  subject: '',
  text: 'Your code is 123456',
  expiresAt: null,
}
const CYRILLIC =
  'Вы записаны: 3 марта в 9:00 (время Минска), Иванова Мария Петровна, терапевт. Медицинский центр «Здоровье», Минск, пр. Независимости, 1. Отменить визит можно за 30 минут.'

const certificate = selfSigned()

/** The gateway, connected to a test centre. */
async function linked({ query = '', account = 'vizit:secret', isAway = false, isSecure = false } = {}) {
  const centre = new ShortMessageCentre(isSecure ? certificate : undefined)
  const port = await centre.open()
  const sms = smppSms(`${isSecure ? 'smpps' : 'smpp'}://${account}@127.0.0.1:${port}${query}`)
  const receipts: Receipt[] = []
  sms.begin?.(async receipt => {
    if (isAway) throw new Error('the database is away')
    receipts.push(receipt)
  })
  onTestFinished(async () => {
    await sms.end?.()
    await centre.close()
  })
  return { centre, sms, receipts, port }
}

test('a short text is sent as one message with a receipt requested', async () => {
  const { centre, sms } = await linked({ query: '?source=Vizit' })
  expect(await sms.send(message)).toEqual({ outcome: 'accepted', references: ['centre-1'] })
  expect(centre.submitted[0]?.fields).toMatchObject({
    destination_addr: '375291112233',
    dest_addr_ton: 1,
    source_addr: 'Vizit',
    source_addr_ton: 5,
    registered_delivery: 1,
    data_coding: 0,
    short_message: { message: message.text },
  })
})

test('messages are sent over TLS to a centre with a valid certificate', async () => {
  onTestFinished(trustCertificate(certificate.cert))
  const { centre, sms } = await linked({ isSecure: true })
  expect(await sms.send(message)).toEqual({ outcome: 'accepted', references: ['centre-1'] })
  expect(centre.submitted).toHaveLength(1)
})

test('nothing is sent to a centre whose certificate is not valid', async () => {
  const { centre, sms } = await linked({ isSecure: true })
  expect(await sms.send(message)).toEqual(delayed('unreachable'))
  expect(centre.submitted).toEqual([])
})

test('a long Cyrillic text is sent in parts that a phone joins again', async () => {
  const { centre, sms } = await linked()
  expect(await sms.send({ ...message, text: CYRILLIC })).toEqual({
    outcome: 'accepted',
    references: ['centre-1', 'centre-2', 'centre-3'],
  })
  const parts = centre.submitted.map(({ fields }) => fields)
  expect(parts.map(({ short_message }) => short_message?.message).join('')).toBe(CYRILLIC)
  expect(parts.map(({ data_coding }) => data_coding)).toEqual([8, 8, 8])
  const headers = parts.map(({ short_message }) => [short_message?.udh].flat().map(part => [...(part ?? [])]))
  // 258 & 255 = 2, three parts, then the number of the part.
  expect(headers).toEqual([[[0, 3, 2, 3, 1]], [[0, 3, 2, 3, 2]], [[0, 3, 2, 3, 3]]])
})

test('a part that is sent again keeps its reference, and each part has another one', async () => {
  const { centre, sms } = await linked()
  await sms.send({ ...message, text: CYRILLIC })
  await sms.send({ ...message, text: CYRILLIC })
  const references = centre.submitted.map(({ fields }) => fields.user_message_reference)
  expect(references).toEqual([4128, 4129, 4130, 4128, 4129, 4130])
})

test('a long text is sent whole to a centre that splits texts itself', async () => {
  const { centre, sms } = await linked({ query: '?long=payload' })
  await sms.send({ ...message, text: CYRILLIC })
  expect(centre.submitted.map(({ fields }) => fields.message_payload?.message)).toEqual([CYRILLIC])
})

test('an expiring message has a validity period, so a phone does not get it later', async () => {
  const { centre, sms } = await linked()
  const expiresAt = new Date('2026-03-02T06:05:00Z')
  await sms.send({ ...message, expiresAt })
  expect(centre.submitted[0]?.fields.validity_period).toEqual(expiresAt)
})

test.each([
  ['ESME_RTHROTTLED', delayed('throttled')],
  ['ESME_RMSGQFUL', delayed('throttled')],
  ['ESME_RSYSERR', delayed('busy')],
  ['ESME_RINVDSTADR', refused],
])('%s', async (error, delivery) => {
  const { centre, sms } = await linked()
  centre.status = smpp.errors[error] ?? 0
  expect(await sms.send(message)).toEqual(delivery)
})

test('a wrong password delays messages until it is corrected', async () => {
  const { centre, sms } = await linked({ account: 'vizit:wrong' })
  await vi.waitFor(async () => expect(await sms.send(message)).toEqual(delayed('credentials')))
  centre.password = 'wrong'
  await vi.waitFor(async () => expect((await sms.send(message)).outcome).toBe('accepted'), {
    timeout: 10_000,
  })
})

test('a centre that is down delays messages; once it is up they are sent without any action', async () => {
  const { centre, sms, port } = await linked()
  await sms.send(message)
  await centre.close()
  await vi.waitFor(async () => expect(await sms.send(message)).toEqual(delayed('unreachable')))
  await centre.open(port)
  await vi.waitFor(async () => expect((await sms.send(message)).outcome).toBe('accepted'), {
    timeout: 10_000,
  })
})

test('a connection that is lost before the answer makes the result unclear', async () => {
  const { centre, sms } = await linked()
  await vi.waitFor(() => expect(centre.bound).toBe(1))
  centre.held = new Promise(() => undefined)
  const sending = sms.send(message)
  // The centre stops answering, so the message is on its way when the connection is lost.
  await vi.waitFor(() => expect(centre.waiting).toBe(1))
  centre.dropAll()
  expect(await sending).toEqual(delayed('unclear'))
})

test('no more messages wait for an answer at once than the centre allows', async () => {
  const { centre, sms } = await linked({ query: '?window=2' })
  const { promise, resolve } = Promise.withResolvers<void>()
  centre.held = promise
  const sending = Array.from({ length: 5 }, (_, index) => sms.send({ ...message, id: String(index) }))
  await vi.waitFor(() => expect(centre.waiting).toBe(2))
  resolve()
  await Promise.all(sending)
  expect(centre.mostWaiting).toBe(2)
  expect(centre.submitted).toHaveLength(5)
})

const RECEIPT = { esm_class: 4, source_addr: '375291112233' }
const words = (state: string) =>
  `id:centre-1 sub:001 dlvrd:001 submit date:2603020900 done date:2603020901 stat:${state} err:000 text:`

test.each([
  ['by words', { short_message: words('DELIVRD') }, [{ reference: 'centre-1', state: 'delivered' }]],
  ['of a failure', { short_message: words('UNDELIV') }, [{ reference: 'centre-1', state: 'failed' }]],
  [
    'by fields',
    { short_message: '', receipted_message_id: 'centre-1', message_state: 2 },
    [{ reference: 'centre-1', state: 'delivered' }],
  ],
  ['of a message on its way', { short_message: words('ENROUTE') }, []],
  ['no receipt but an answer of a person', { esm_class: 0, short_message: words('DELIVRD') }, []],
])('a receipt %s', async (_case, fields, expected) => {
  const { centre, receipts } = await linked()
  await vi.waitFor(() => expect(centre.bound).toBe(1))
  expect(await centre.deliver({ ...RECEIPT, ...fields })).toBe(0)
  expect(receipts).toEqual(expected)
})

test.each([
  ['names the message in hex and its receipt in decimal', '?answerIds=hex', '5F1A2B', '6232619'],
  ['names the message in decimal and its receipt in hex', '?receiptIds=hex', '6232619', '5f1a2b'],
  ['fills up with zeros', '?answerIds=hex', '000000FF', '255'],
  ['names both by letters that are no number', '?answerIds=hex', 'm-17', 'm-17'],
])('a centre that %s', async (_case, query, answered, receipted) => {
  const { centre, sms, receipts } = await linked({ query })
  centre.nameOf = () => answered
  const delivery = await sms.send(message)
  const fields = { short_message: '', receipted_message_id: receipted, message_state: 2 }
  await centre.deliver({ ...RECEIPT, ...fields })
  expect(delivery).toEqual({ outcome: 'accepted', references: [receipts[0]?.reference] })
  expect(receipts).toHaveLength(1)
})

test('the centre is asked to repeat a receipt that could not be stored', async () => {
  const { centre } = await linked({ isAway: true })
  await vi.waitFor(() => expect(centre.bound).toBe(1))
  expect(await centre.deliver({ ...RECEIPT, short_message: words('DELIVRD') })).toBe(
    smpp.errors.ESME_RX_T_APPN,
  )
})

test.each(['smpp://sms.example.org', 'smpp://vizit:x@sms.example.org?window=0', 'smpp://'])(
  '%s is refused at the start',
  url => expect(() => smppSms(url)).toThrow(StartupProblem),
)
