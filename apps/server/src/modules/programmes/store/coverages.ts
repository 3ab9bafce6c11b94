import { randomUUID } from 'node:crypto'
import type { ProgrammeKind } from '@vizit/domain/person/programme-user-type.ts'
import type { CoverageStatus, LinkRefusal, RequestStep } from '@vizit/domain/programmes/link-programme.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { limits } from '../limits.ts'
import { coveredRelatives } from './covered-relatives.ts'

interface OfProgramme {
  readonly coverer: string
  readonly programCaption: string
  readonly kind: ProgrammeKind
  readonly phones: string[]
}

export interface CoverageRow extends OfProgramme {
  readonly id: string
  readonly profileId: string
  readonly limited: boolean
  readonly status: CoverageStatus
  readonly validFrom: CivilDate
  readonly validTo: CivilDate | null
  readonly coversFamily: boolean
  readonly isOwn: boolean
  /** Whose programme covers the person; null: the holder's account is deleted. */
  readonly holderId: string | null
  readonly endedBy: 'PERSON' | 'COVERER' | null
}

const programmeIn = (language: Language) => sql`
  p.code as coverer, coalesce(${sql.ref(`p.caption_${language}`)}, p.caption_ru) as "programCaption", p.kind, p.phones`

const state = (today: CivilDate) => sql`case
        when c.ended_at is not null or m.removed_at is not null or k.removed_at is not null
          or least(k.ends_on, m.valid_to) < ${today} then 'ENDED'
        when not p.active or not k.is_ready or m.card <> 'ACTIVE' then 'SUSPENDED'
        when greatest(k.activates_on, m.valid_from) > ${today} then 'INACTIVE'
        else 'ACTIVE' end`

/**
 * The programmes that these people have linked, with their state, and those by which a parent or spouse covers them, will cover them, or
 * did so until lately.
 */
export async function readCoverages(
  db: Kysely<DB>,
  asked: {
    readonly profileIds: readonly string[]
    readonly today: CivilDate
    readonly now: Date
    readonly language: Language
  },
): Promise<CoverageRow[]> {
  const { profileIds, today, now, language } = asked
  const lately = sql`${now}::timestamptz - make_interval(days => ${limits.endedDays})`
  const { rows } = await sql<CoverageRow>`
    select c.id, c.profile_id as "profileId", ${programmeIn(language)}, p.is_limited as limited, ${state(today)} as status,
      greatest(k.activates_on, m.valid_from) as "validFrom", least(k.ends_on, m.valid_to) as "validTo",
      p.covers_family as "coversFamily", true as "isOwn", c.profile_id as "holderId", c.ended_by as "endedBy"
    from (
      -- Linked again, it is one programme.
      select distinct on (profile_id, programme_code) * from coverage
      where profile_id = any(${profileIds}::uuid[])
      order by profile_id, programme_code, ended_at desc nulls first, linked_at desc
    ) c
    join programme p on p.code = c.programme_code
    join programme_member m on m.id = c.member_id
    join programme_contract k on k.id = m.contract_id
    where c.ended_at is null or c.ended_by = 'COVERER' and c.ended_at > ${lately}
      -- Whom it covers through a relative still is told nothing of the end either.
      and not exists (select from coverages_of(c.profile_id, ${today}) f where f.programme_code = c.programme_code)
    union all
    select f.coverage_id, person, ${programmeIn(language)}, p.is_limited, 'ACTIVE', f.valid_from, f.valid_to,
      f.covers_family, false, c.profile_id, null
    from unnest(${profileIds}::uuid[]) person
    cross join lateral coverages_of(person, ${today}) f
    join coverage c on c.id = f.coverage_id
    join programme p on p.code = f.programme_code
    where not f.is_own
    union all
    (select distinct on (covered.person_id, c.programme_code)
      c.id, covered.person_id, ${programmeIn(language)}, p.is_limited, ${state(today)},
      greatest(k.activates_on, m.valid_from), least(k.ends_on, m.valid_to),
      true, false, c.profile_id, c.ended_by
    from (${coveredRelatives(today)}) covered
    join coverage c on c.profile_id = covered.holder_id
    join programme p on p.code = c.programme_code and p.covers_family
    join programme_member m on m.id = c.member_id
    join programme_contract k on k.id = m.contract_id
    where covered.person_id = any(${profileIds}::uuid[]) and (c.ended_at is null or c.ended_at > ${lately})
      and not exists (select from coverages_of(covered.person_id, ${today}) f where f.programme_code = c.programme_code)
      and coalesce(least(k.ends_on, m.valid_to) > ${today}::date - ${limits.endedDays}::int, true)
    order by covered.person_id, c.programme_code, c.ended_at desc nulls first)
    union all
    select d.id, d.profile_id, ${programmeIn(language)}, p.is_limited, 'ENDED', d.valid_from, d.valid_to, true, false, null, 'PERSON'
    from cover_of_deleted_holder d join programme p on p.code = d.programme_code
    where d.profile_id = any(${profileIds}::uuid[]) and d.ended_at > ${lately}
      and not exists (select from coverages_of(d.profile_id, ${today}) f where f.programme_code = d.programme_code)
    order by 2, 12 desc, 9, 3`.execute(db)
  return rows
}

export interface RequestRow extends OfProgramme {
  readonly id: string
  readonly profileId: string
  readonly waitsFor: RequestStep
  readonly sentTo: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly refusal: LinkRefusal | null
}

/** What an account has asked for and what is still awaited. */
export async function readRequests(
  db: Kysely<DB>,
  {
    accountId,
    now,
    language,
  }: { readonly accountId: string; readonly now: Date; readonly language: Language },
): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select r.id, r.profile_id as "profileId", ${programmeIn(language)}, r.waits_for as "waitsFor", r.sent_to as "sentTo",
      r.created_at as "createdAt", r.expires_at as "expiresAt", r.refusal
    from coverage_request r join programme p on p.code = r.programme_code
    where r.account_id = ${accountId} and r.closed_at is null and (r.expires_at > ${now} or r.waits_for = 'DATA')
    order by r.created_at desc`.execute(db)
  return rows
}

interface NewCoverage {
  readonly profileId: string
  readonly programme: string
  readonly memberId: string
  readonly accountId: string
  readonly now: Date
  readonly today: CivilDate
}

/** Ends the coverages of a person as another member that are over, so that they give way to a new one; returns their ids. */
export async function endExpired(
  trx: Kysely<DB>,
  { profileId, programme, memberId, now, today }: Omit<NewCoverage, 'accountId'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update coverage c set ended_at = ${now}, ended_by = 'COVERER'
    from programme_member m join programme_contract k on k.id = m.contract_id
    where c.profile_id = ${profileId} and c.programme_code = ${programme} and c.ended_at is null and m.id = c.member_id
      and m.id <> ${memberId}::bigint
      and (m.removed_at is not null or k.removed_at is not null or least(k.ends_on, m.valid_to) < ${today})
    returning c.id`.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Ends the coverage as this member of somebody whose programmes nobody may change any more, so that it gives way to whoever proves to be the
 * member: a child that left all families, or one who is 18 and has signed up apart from it. Returns whose it was.
 */
export async function endAbandoned(
  trx: Kysely<DB>,
  { memberId, now }: Pick<NewCoverage, 'memberId' | 'now'>,
): Promise<{ readonly id: string; readonly profileId: string }[]> {
  const { rows } = await sql<{ id: string; profileId: string }>`
    update coverage c set ended_at = greatest(${now}::timestamptz, c.linked_at), ended_by = 'PERSON'
    where c.member_id = ${memberId}::bigint and c.ended_at is null and not exists (
      select from family_relation r where r.profile_id = c.profile_id and r.rel_kind in ('ME', 'CHILD'))
    returning c.id, c.profile_id as "profileId"`.execute(trx)
  return rows
}

/** The id of the coverage; null: the person or the member has another one. */
export async function insertCoverage(
  trx: Kysely<DB>,
  { profileId, programme, memberId, accountId, now }: Omit<NewCoverage, 'today'>,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into coverage (id, profile_id, programme_code, member_id, linked_by, linked_at)
    values (${randomUUID()}, ${profileId}, ${programme}, ${memberId}::bigint, ${accountId}, ${now})
    on conflict do nothing returning id`.execute(trx)
  return rows[0]?.id ?? null
}

/** The coverage that a person has as this member. */
export async function coverageAs(
  db: Kysely<DB>,
  { profileId, memberId }: { readonly profileId: string; readonly memberId: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from coverage
    where member_id = ${memberId}::bigint and profile_id = ${profileId} and ended_at is null`.execute(db)
  return rows[0]?.id ?? null
}

/** Which of these members the person is linked as. */
export async function linkedAs(
  db: Kysely<DB>,
  profileId: string,
  members: readonly { readonly id: string }[],
): Promise<ReadonlySet<string>> {
  if (members.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select member_id::text as id from coverage
    where profile_id = ${profileId} and ended_at is null and member_id = any(${members.map(({ id }) => id)}::bigint[])`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Whose coverage it is, as long as it stays in force. */
export async function coveredPerson(db: Kysely<DB>, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ profileId: string }>`
    select profile_id as "profileId" from coverage where id = ${id} and ended_at is null`.execute(db)
  return rows[0]?.profileId
}

/** Whether a programme covers the person as a member, or will; not one that is over. */
export async function hasCoverage(
  db: Kysely<DB>,
  { profileId, programme, today }: Pick<NewCoverage, 'profileId' | 'programme' | 'today'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from linked_programmes(${profileId}, ${today}) linked where linked.programme_code = ${programme}`.execute(
    db,
  )
  return rows.length > 0
}

/** The code of its programme; undefined: it was ended meanwhile. */
export async function endByPerson(trx: Kysely<DB>, id: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ programme: string }>`
    update coverage set ended_at = ${now}, ended_by = 'PERSON' where id = ${id} and ended_at is null
    returning programme_code as programme`.execute(trx)
  return rows[0]?.programme
}
