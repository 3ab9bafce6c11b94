import type { AnswerOf } from '@vizit/contract/call.ts'
import type { readProgramCover } from '@vizit/contract/calls/cover.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'

type Organisation = AnswerOf<typeof readProgramCover>['items'][number]

const PAGE = 10
/** Of one organisation; a coverer names services one by one. */
const MOST_ROWS = 300

interface Row extends Organisation {
  readonly id: string
  readonly total: number
  readonly hasMore: boolean
}

/** A page of what the coverer says, organisation by organisation: the whole one first, then branches, services and options. */
export async function readOrganisations(
  db: Kysely<DB>,
  programme: string,
  { cursor = '0', language }: { readonly cursor?: string | undefined; readonly language: Language },
): Promise<Pick<AnswerOf<typeof readProgramCover>, 'items' | 'total' | 'nextCursor'>> {
  const name = (table: string) =>
    sql`coalesce(${sql.ref(`${table}.name_${language}`)}, ${sql.ref(`${table}.name_ru`)})`
  const { rows } = await sql<Row>`
    with named as (
      select o.id, o.code, ${name('o')} as name
      from provider o
      where o.active and exists (select from programme_cover c where c.programme_code = ${programme} and c.provider_id = o.id)
    ), page as (
      select * from named where id > ${cursor}::bigint order by id limit ${PAGE}
    )
    select page.id, page.code as "providerCode", page.name as provider, (select count(*)::int from named) as total,
      exists (select from named later where later.id > (select max(id) from page)) as "hasMore",
      coalesce((
        select json_agg(json_build_object('branch', said.branch, 'service', said.service, 'option', said.option,
          'coverage', said.coverage, 'share', said.share, 'limitId', said.limit_id::text) order by said.at)
        from (
          select ${name('b')} as branch, ${name('s')} as service, ${name('w')} as option, c.coverage, c.share, c.limit_id,
            row_number() over (order by c.service_id is not null, ${name('s')}, c.option_id is not null, ${name('w')}, ${name('b')} nulls first, c.id) as at
          from programme_cover c
          left join branch b on b.id = c.branch_id
          left join service s on s.id = c.service_id
          left join service_option w on w.id = c.option_id
          where c.programme_code = ${programme} and c.provider_id = page.id
            and coalesce(b.active, true) and coalesce(s.active and not s.hidden, true) and coalesce(w.active, true)
          order by at limit ${MOST_ROWS}
        ) said), '[]') as rows
    from page order by page.id`.execute(db)
  return {
    items: rows.map(({ providerCode, provider, rows: said }) => ({
      providerCode,
      provider,
      rows: said,
    })),
    total: rows[0]?.total ?? 0,
    nextCursor: rows.some(({ hasMore }) => hasMore) ? (rows.at(-1)?.id ?? null) : null,
  }
}
