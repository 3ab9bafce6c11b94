import { internalEan13 } from '@vizit/domain/drugs/ean13.ts'
import { parseContractNumber } from '@vizit/domain/programmes/insurance-key.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { addMembers, type MemberRow, type ProgrammesImportDeps } from '../../programmes-import/public.ts'
import { DEMO_CONTRACT, DEMO_DOMAIN, DEMO_PREFIX } from './programme-files.ts'

/** Makes whoever wants to be covered a member of the demo's programmes. */
export interface DemoMembers {
  /** An account without a phone or a complete profile is left out. */
  enrol(accountId: string): Promise<void>
}

export const createDemoMembers = (deps: ProgrammesImportDeps): DemoMembers => ({
  enrol: async accountId => {
    const person = await readPerson(deps.db, accountId)
    if (!person) return
    for (const [programme, keys] of Object.entries(keysOf(person.phone))) {
      if (person.programmes.includes(programme)) await addMembers(programme, [memberOf(person, keys)], deps)
    }
  },
})

interface Person {
  readonly profileId: string
  /** Twelve digits. */
  readonly phone: string
  readonly lastName: string
  readonly firstName: string
  readonly middleName: string | null
  readonly birthday: CivilDate
  /** Those of the demo. */
  readonly programmes: readonly string[]
}

type Keys = Pick<MemberRow, 'email' | 'barcode' | 'number'>

/** By the nine digits of the phone, as the texts of the programmes say (`programme-files.ts`). */
function keysOf(phone: string): Readonly<Record<string, Keys>> {
  const digits = phone.slice(3)
  return {
    epam: { email: `${digits}@${DEMO_DOMAIN}`, barcode: null, number: null },
    bns: {
      email: null,
      barcode: internalEan13(Number(digits)),
      number: parseContractNumber(`${DEMO_PREFIX}-${digits}/7`),
    },
  }
}

const memberOf = (
  { profileId, phone, lastName, firstName, middleName, birthday }: Person,
  keys: Keys,
): MemberRow => ({
  ...{
    code: profileId,
    contract: DEMO_CONTRACT,
    family: null,
    card: 'ACTIVE',
    validFrom: null,
    validTo: null,
  },
  ...{ phone, lastName, firstName, middleName, birthday, ...keys },
})

async function readPerson(db: Kysely<DB>, accountId: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select p.id as "profileId", account.phone, p.last_name as "lastName", p.first_name as "firstName",
      p.middle_name as "middleName", p.birthday,
      array(select c.programme_code from programme_contract c
        where c.code = ${DEMO_CONTRACT} and c.programme_code in ('epam', 'bns')) as programmes
    from account
    join family_relation me on me.account_id = account.id and me.rel_kind = 'ME'
    join profile p on p.id = me.profile_id
    where account.id = ${accountId} and account.phone is not null and p.last_name is not null
      and p.first_name is not null and p.birthday is not null`.execute(db)
  return rows[0]
}
