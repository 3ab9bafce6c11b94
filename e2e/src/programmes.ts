import type { Answer } from '@vizit/api-client/calls.ts'
import type { Account } from './accounts.ts'
import { address } from './address.ts'
import { vizit, withFiles } from './vizit.ts'

interface Keys {
  readonly email?: string
  readonly barcode?: string
  readonly number?: string
}

interface Programme {
  readonly code: string
  readonly kind: 'employer' | 'insurer'
  readonly name: string
  /** Null: the coverer's list does not have the person. */
  readonly member: { readonly account: Account; readonly keys: Keys } | null
}

/** Imports a programme as its coverer sends it, with one person as its member; the insurer's contracts demand a suffix. */
export async function importProgramme({ code, kind, name, member }: Programme): Promise<void> {
  const columns = 'code;contract;email;barcode;number;last_name;first_name;birthday;phone'
  const files = {
    'programme.csv': `code;kind;name;email_domains;phones
${code};${kind};${name};${kind === 'employer' ? `${code}.by` : ''};+375 17 200-00-00`,
    'contracts.csv': `contract;activates_on;needs_suffix\n1;2020-01-01;${kind === 'insurer' ? 'yes' : 'no'}`,
    'members.csv': `${columns}\n${member ? await memberRow(member.account, member.keys) : otherRow(kind, code)}`,
    'covered.csv': 'clinic;coverage\ndemo;covered',
  }
  await withFiles(files, folder => vizit('import', 'programme', folder))
}

async function memberRow(account: Account, { email = '', barcode = '', number = '' }: Keys): Promise<string> {
  const headers = { Authorization: `Bearer ${account.bearer}` }
  const reply = await fetch(`${address()}/api/v2/my/profile`, { headers })
  const { lastName, firstName, birthday, primaryPhone } = (await reply.json()) as Answer<'readProfile'>
  return `1;1;${email};${barcode};${number};${lastName};${firstName};${birthday};${primaryPhone}`
}

const otherRow = (kind: Programme['kind'], code: string) =>
  kind === 'employer' ? `2;1;other@${code}.by;;;;;;` : '2;1;;4810000000049;;;;;'
