import type { Answer } from '@vizit/api-client/calls.ts'
import { addDays } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Account } from './accounts.ts'
import { address } from './address.ts'
import { vizit, withFiles } from './vizit.ts'

/** An insurer that covers the demo's clinic, with this person as its member, who links it. */
export async function coverByInsurer(account: Account, programme: string): Promise<void> {
  const headers = { Authorization: `Bearer ${account.bearer}`, 'Content-Type': 'application/json' }
  const reply = await fetch(`${address()}/api/v2/my/profile`, { headers })
  const { lastName, firstName, middleName, birthday, primaryPhone } =
    (await reply.json()) as Answer<'readProfile'>
  const member = [
    'm-1',
    'ДМС',
    `ДМС-${primaryPhone}`,
    lastName,
    firstName,
    middleName ?? '',
    birthday,
    `+${primaryPhone}`,
  ]
  await withFiles(
    {
      'programme.csv': `code,kind,name\n${programme},insurer,Страховщик ${programme}\n`,
      'contracts.csv': 'contract,activates_on\nДМС,2020-01-01\n',
      'covered.csv': 'clinic,coverage\ndemo,yes\n',
      'members.csv': `code,contract,number,last_name,first_name,middle_name,birthday,phone\n${member.join(',')}\n`,
    },
    folder => vizit('import', 'programme', folder),
  )
  const linked = await fetch(`${address()}/api/v2/my/coverage/insurer`, {
    method: 'POST',
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ contractNumber: `ДМС-${primaryPhone}` }),
  })
  if (!linked.ok) throw new Error(`linking: ${await linked.text()}`)
}

interface Invoiced {
  readonly orderId: string
  readonly programme: string
  readonly code: string
  /** What a correction has instead. */
  readonly positions?: readonly string[]
}

const POSITIONS = ['Консультация,"65,50",60', 'ЭКГ,25,', 'УЗИ сердца,80,']

/** The demo's clinic sends an invoice of three positions, or its correction. */
export const sendInvoice = ({ orderId, programme, code, positions = POSITIONS }: Invoiced) =>
  withFiles(
    {
      'invoices.csv': [
        'clinic,invoice,visit,programme,date,position,service,amount,covered',
        ...positions.map(
          (what, index) =>
            `demo,${code},${orderId},${programme},${addDays(civilDateOf(Date.now()), -1)},${index + 1},${what}`,
        ),
      ].join('\n'),
    },
    folder => vizit('import', 'invoices', `${folder}/invoices.csv`),
  )

/** What the demo's clinic reads in the signed file, of all its invoices. */
export async function readSignedForClinic(): Promise<Answer<'listProviderDecisions'>['decisions']> {
  const [, payload = ''] = (await vizit('export', 'invoice-decisions', '--provider', 'demo')).split('.')
  const { decisions } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return decisions
}

/** What the coverer reads of the invoices to its programme. */
export async function readDecisions(
  programme: string,
): Promise<Answer<'listProgrammeDecisions'>['decisions']> {
  const key = /feed_\S+/.exec(await vizit('feeds', 'add-key', 'programme', programme))?.[0] ?? ''
  const reply = await fetch(`${address()}/api/v2/feeds/programmes/${programme}/invoice-decisions`, {
    headers: { Authorization: `Bearer ${key}` },
  })
  return ((await reply.json()) as Answer<'listProgrammeDecisions'>).decisions
}
