import { randomUUID } from 'node:crypto'
import { isSamePerson, type PersonFacts } from '@vizit/domain/family/same-person.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { columnsOf, factsOf } from './people.ts'

/**
 * Serializes additions of children with the same birthday and sex: when two accounts add one child at once, the
 * second finds the first one's record.
 */
export async function lockBirthday(trx: Kysely<DB>, { birthday, sex }: PersonFacts): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vizit child ${birthday} ${sex}`}, 0))`.execute(
    trx,
  )
}

export type WhereChildIsKnown = 'own-family' | 'formerly-own' | 'elsewhere' | 'nowhere'

/**
 * Where a child with these facts is known: among the account's children, among children that it removed and
 * another parent keeps, in another family, or nowhere.
 */
export async function findKnownChild(
  trx: Kysely<DB>,
  accountId: string,
  facts: PersonFacts,
): Promise<WhereChildIsKnown> {
  const rows = await trx
    .selectFrom('profile')
    .innerJoin('family_relation as parent', 'parent.profile_id', 'profile.id')
    .select(['id', 'account_id', 'last_name', 'first_name', 'middle_name', 'birthday', 'sex'])
    .where('profile.birthday', '=', facts.birthday)
    .where('profile.sex', '=', facts.sex)
    .where('parent.rel_kind', '=', 'CHILD')
    .execute()
  const same = rows.filter(row => {
    const known = factsOf(row)
    return known !== null && isSamePerson(known, facts)
  })
  if (same.length === 0) return 'nowhere'
  if (same.some(({ account_id }) => account_id === accountId)) return 'own-family'
  const removed = await trx
    .selectFrom('audit')
    .select('id')
    .where(
      'profile_id',
      'in',
      same.map(({ id }) => id),
    )
    .where('action', '=', 'child-removed')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return removed ? 'formerly-own' : 'elsewhere'
}

export async function insertPerson(
  trx: Kysely<DB>,
  facts: PersonFacts,
  { consentAt, now }: { consentAt: Date | null; now: Date },
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('profile')
    .values({ id, ...columnsOf(facts), consent_received_at: consentAt, created_at: now })
    .execute()
  return id
}

/** The accounts that act for this person as parents. */
export async function parentsOf(db: Kysely<DB>, profileId: string): Promise<string[]> {
  const parents = await db
    .selectFrom('family_relation')
    .select('account_id')
    .where('profile_id', '=', profileId)
    .where('rel_kind', '=', 'CHILD')
    .execute()
  return parents.map(({ account_id }) => account_id)
}

/** Removes a child from these families. When no parent is left, relatives lose the child too. */
export async function leaveFamilies(
  trx: Kysely<DB>,
  profileId: string,
  accountIds: readonly string[],
): Promise<string[]> {
  const left = await trx
    .deleteFrom('family_relation')
    .where('profile_id', '=', profileId)
    .where('account_id', 'in', accountIds)
    .returning('account_id')
    .execute()
  const hasParent = (await parentsOf(trx, profileId)).length > 0
  const orphaned = hasParent
    ? []
    : await trx
        .deleteFrom('family_relation')
        .where('profile_id', '=', profileId)
        .where('rel_kind', '<>', 'ME')
        .returning('account_id')
        .execute()
  if (!hasParent) await forgetNobodys(trx, profileId)
  return [...left, ...orphaned].map(({ account_id }) => account_id)
}

/** Whom nobody acts for any more and no clinic has seen is not kept; who only cancelled visits is nobody by name. */
async function forgetNobodys(trx: Kysely<DB>, profileId: string): Promise<void> {
  await sql`delete from person_photo where profile_id = ${profileId}`.execute(trx)
  await sql`delete from profile_phone where profile_id = ${profileId}`.execute(trx)
  // Product §5: reports and results are deleted with the child; a clinic may import them again.
  await sql`
    delete from medical_record where profile_id = ${profileId}
      and not exists (select from family_relation where family_relation.profile_id = ${profileId})`.execute(
    trx,
  )
  await sql`
    delete from profile where id = ${profileId} and not exists (select from visit where visit.profile_id = profile.id)
  `.execute(trx)
  await sql`
    update profile set last_name = null, first_name = null, middle_name = null, birthday = null, sex = null,
      consent_received_at = null
    where id = ${profileId} and not exists (
      select from visit where visit.profile_id = profile.id and visit.status <> 'cancelled')`.execute(trx)
}

/** Whether a clinic knows this person by a past or planned visit. A cancelled visit does not count. */
export async function hasVisit(db: Kysely<DB>, profileId: string): Promise<boolean> {
  const visit = await db
    .selectFrom('visit')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('status', '<>', 'cancelled')
    .limit(1)
    .executeTakeFirst()
  return visit !== undefined
}
