import type { Answer } from '@vizit/api-client/calls.ts'
import type { Account } from './accounts.ts'
import { address } from './address.ts'
import { vizit, withFiles } from './vizit.ts'

interface Insurance {
  readonly name: string
  readonly share: number
  /** Visits to doctors in a year; missing: as many as one needs. */
  readonly visits?: number
}

const SHIELD: Insurance = { name: 'Страховая «Щит»', share: 80, visits: 1 }

/** An insurer that pays a part of visits to the demo's clinic; the person is its member and has linked it. */
export async function insurePatient(
  account: Account,
  programme: string,
  { name, share, visits }: Insurance = SHIELD,
): Promise<void> {
  const headers = { Authorization: `Bearer ${account.bearer}`, 'Content-Type': 'application/json' }
  const reply = await fetch(`${address()}/api/v2/my/profile`, { headers })
  const { lastName, firstName, birthday, primaryPhone } = (await reply.json()) as Answer<'readProfile'>
  const contractNumber = `ДМС-${share}${primaryPhone}`
  const files = {
    'programme.csv': `code;kind;name;phones\n${programme};insurer;${name};+375 17 200-00-00`,
    'contracts.csv': 'contract;activates_on\nДМС;2020-01-01',
    ...(visits && {
      'limits.csv': `code;name;visits;period\nyearly;Консультации врачей;${visits};year`,
    }),
    'covered.csv': visits
      ? `clinic;coverage;share;limit\ndemo;limited;${share};yearly`
      : `clinic;coverage;share\ndemo;covered;${share}`,
    'members.csv': [
      'code;contract;number;last_name;first_name;birthday;phone',
      `1;ДМС;${contractNumber};${lastName};${firstName};${birthday};+${primaryPhone}`,
    ].join('\n'),
  }
  await withFiles(files, folder => vizit('import', 'programme', folder))
  const linked = await fetch(`${address()}/api/v2/my/coverage/insurer`, {
    method: 'POST',
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ contractNumber }),
  })
  if (!linked.ok) throw new Error(`linking: ${await linked.text()}`)
}
