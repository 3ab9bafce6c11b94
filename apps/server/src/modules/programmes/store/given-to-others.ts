import { isGivenToAnother, type LinkingPerson } from '@vizit/domain/programmes/link-programme.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { ProgrammeKeys } from '../keys.ts'
import { openMember } from '../sealing/sealed-member.ts'

interface Row extends Omit<LinkingPerson, 'phone'> {
  readonly id: string
  readonly code: string
  readonly sealed: string
}

const AT_ONCE = 5000
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Coverages whose member's row, written in this transaction, describes somebody else now. */
export async function givenToOthers(
  trx: Kysely<DB>,
  programme: string,
  keys: Pick<ProgrammeKeys, 'member'>,
): Promise<string[]> {
  const given: string[] = []
  for (let after: string | undefined = FIRST; after; ) {
    const rows = await changedMembers(trx, programme, after)
    for (const row of rows) {
      const data = openMember(keys.member, programme, row.code, row.sealed)
      const { lastName, firstName, middleName, birthday } = data ?? {}
      if (!lastName || !firstName || !birthday) continue
      const told = { lastName, firstName, middleName: middleName ?? null, birthday }
      if (isGivenToAnother(row, told)) given.push(row.id)
    }
    after = rows.length < AT_ONCE ? undefined : rows.at(-1)?.id
  }
  return given
}

async function changedMembers(trx: Kysely<DB>, programme: string, after: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select c.id, m.code, m.sealed, person.last_name as "lastName", person.first_name as "firstName",
      person.middle_name as "middleName", person.birthday
    from coverage c
    join programme_member m on m.id = c.member_id and m.has_person and m.xmin = pg_current_xact_id()::xid
    join profile person on person.id = c.profile_id
    where c.programme_code = ${programme} and c.ended_at is null and c.id > ${after}::uuid
      and person.last_name is not null and person.first_name is not null and person.birthday is not null
    order by c.id limit ${AT_ONCE}`.execute(trx)
  return rows
}
