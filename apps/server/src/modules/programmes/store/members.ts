import type { ProgrammeKind } from '@vizit/domain/person/programme-user-type.ts'
import type { CardState } from '@vizit/domain/programmes/coverage.ts'
import type { LinkedMember } from '@vizit/domain/programmes/link-programme.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { ProgrammeKeys } from '../keys.ts'
import { hasPerson, type MemberData, openMember } from '../sealing/sealed-member.ts'

/** A member as linking needs them. */
export interface FoundMember extends LinkedMember {
  readonly id: string
  readonly programme: string
  readonly data: MemberData
  readonly needsSuffix: boolean
  readonly isRemoved: boolean
}

interface Row {
  readonly id: string
  readonly programme: string
  readonly code: string
  readonly kind: ProgrammeKind
  readonly sealed: string
  readonly card: CardState
  readonly removed: boolean
  readonly ready: boolean
  readonly gone: boolean
  readonly needsSuffix: boolean
  readonly validTo: CivilDate | null
}

async function members(
  db: Kysely<DB>,
  which: RawBuilder<unknown>,
  keys: ProgrammeKeys,
): Promise<FoundMember[]> {
  const { rows } = await sql<Row>`
    select m.id::text as id, m.programme_code as programme, m.code, p.kind, m.sealed, m.card,
      m.removed_at is not null as removed, k.is_ready as ready, k.removed_at is not null as gone,
      k.needs_suffix as "needsSuffix", least(k.ends_on, m.valid_to) as "validTo"
    from programme p
    join programme_member m on m.programme_code = p.code
    join programme_contract k on k.id = m.contract_id
    where ${which}`.execute(db)
  return rows.flatMap(row => memberOf(row, keys) ?? [])
}

function memberOf(row: Row, keys: ProgrammeKeys): FoundMember | null {
  const data = openMember(keys.member, row.programme, row.code, row.sealed)
  if (!data) return null
  const { id, programme, kind, card, validTo, needsSuffix } = row
  const { lastName, firstName, middleName, birthday, phone } = data
  const isKnown = hasPerson(data) && lastName !== null && firstName !== null && birthday !== null
  return {
    ...{ id, programme, kind, card, validTo, needsSuffix, data, phone },
    person: isKnown ? { lastName, firstName, middleName, birthday } : null,
    contractReady: row.ready,
    contractGone: row.gone,
    isRemoved: row.removed,
  }
}

/** Locked against the coverer's changes until the transaction ends. */
const LOCKED = sql`order by m.id for share of m`

export const memberById = async (db: Kysely<DB>, id: string, keys: ProgrammeKeys) =>
  (await members(db, sql`p.active and m.id = ${id}::bigint ${LOCKED}`, keys))[0]

export const membersByEmail = (db: Kysely<DB>, programme: string, emailHash: Buffer, keys: ProgrammeKeys) =>
  members(
    db,
    sql`p.active and p.code = ${programme} and m.removed_at is null and m.email_hash = ${emailHash} ${LOCKED}`,
    keys,
  )

const AMONG = {
  present: sql`p.active and m.removed_at is null`,
  /** Who has left and is not forgotten yet. */
  left: sql`p.active and m.removed_at is not null`,
  /** Members of a programme that is switched off. */
  stopped: sql`not p.active and m.removed_at is null`,
} as const

export type HashedKey = { readonly barcode: Buffer } | { readonly number: Buffer } | { readonly base: Buffer }

/**
 * Of insurers: by a barcode, by a whole number, or by a number without its suffix, which thousands may share; not locked. In the order
 * of their ids.
 */
export const membersByKey = (
  db: Kysely<DB>,
  key: HashedKey,
  keys: ProgrammeKeys,
  among: keyof typeof AMONG,
) => {
  const found =
    'barcode' in key
      ? sql`m.barcode_hash = ${key.barcode}`
      : 'number' in key
        ? sql`m.number_hash = ${key.number}`
        : sql`m.base_hash = ${key.base}`
  return members(db, sql`p.kind = 'INSURER' and ${AMONG[among]} and ${found} order by m.id`, keys)
}
