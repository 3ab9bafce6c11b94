import { anyValue } from '../../../platform/database/any-value.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { TimetableOwner } from '../port.ts'

export interface KnownAt {
  readonly providerId: string
  readonly providerCode: string
  readonly timetableOwner: TimetableOwner
}

const ofThesePeople = `profile_id = any(${anyValue('$1', 'uuid[]')})`

// Reads from the persons' visits and records to the organisations; `offset 0` keeps the planner from the reverse
// order.
const organisations = {
  name: 'organisations-of',
  text: `select p.id as "providerId", p.code as "providerCode", p.keeper as "timetableOwner"
    from (
        select provider_id from visit where ${ofThesePeople}
        union select provider_id from medical_record where ${ofThesePeople}
      ) known
    cross join lateral (select id, code, keeper from provider where id = known.provider_id offset 0) p
    where $2::text is null or p.code = $2
    order by p.code`,
}

/** The organisations where one of these profiles has a visit, of any time, or a record. */
export async function organisationsOf(
  { reads }: Pick<Database, 'reads'>,
  profileIds: readonly string[],
  providerCode: string | null,
): Promise<KnownAt[]> {
  const { rows } = await reads.query<KnownAt>(organisationsQuery(profileIds, providerCode))
  return rows
}

/** The statement of the read above. */
export const organisationsQuery = (profileIds: readonly string[], providerCode: string | null) => ({
  ...organisations,
  values: [profileIds, providerCode],
})
