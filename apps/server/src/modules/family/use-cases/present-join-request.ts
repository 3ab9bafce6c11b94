import { shortName } from '@vizit/domain/person/short-name.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { JoinRequestRow } from '../store/join-requests.ts'
import { ownProfileOf } from '../store/people.ts'
import { fullNameOf } from './present-member.ts'

/** A request as one side sees it; of the other side only the short name. */
export async function presentJoinRequest(
  db: Kysely<DB>,
  { id, relKind, createdAt, expiresAt }: JoinRequestRow,
  otherId: string,
) {
  const other = await ownProfileOf(db, otherId)
  const { last_name: lastName, first_name: firstName, middle_name: middleName } = other
  return {
    id,
    name: shortName(fullNameOf({ lastName, firstName, middleName }) ?? ''),
    relKind,
    createdAt: formatInstant(createdAt),
    expiresAt: formatInstant(expiresAt),
  }
}
