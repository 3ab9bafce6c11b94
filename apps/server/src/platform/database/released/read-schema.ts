import type pg from 'pg'

export interface StatementTypes {
  readonly parameters: string
  readonly results: string
}

export interface ReleasedTable {
  readonly name: string
  readonly columns: readonly Column[]
  readonly constraints: readonly string[]
}

export interface Column {
  readonly name: string
  readonly type: string
  /** Whether an insert without the column is refused. */
  readonly needed: boolean
  readonly nullable: boolean
}

/** A statement's parameter and result types, as PostgreSQL sees them. Refused: it cannot be prepared. */
export async function describeStatement(pool: pg.Pool, text: string): Promise<StatementTypes | 'refused'> {
  const client = await pool.connect()
  try {
    await client.query('deallocate all')
    await client.query(`prepare described as ${text}`)
    // Before PostgreSQL 16 result types are not in this view.
    const { rows } = await client.query<StatementTypes>(`
      select parameter_types::text as parameters, coalesce(to_jsonb(s) ->> 'result_types', '') as results
      from pg_prepared_statements s where name = 'described'`)
    return rows[0] ?? 'refused'
  } catch {
    return 'refused'
  } finally {
    client.release()
  }
}

export async function readTables(pool: pg.Pool): Promise<ReleasedTable[]> {
  const { rows } = await pool.query<ReleasedTable>(`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'needed', a.attnotnull and not a.atthasdef and a.attidentity = '', 'nullable', not a.attnotnull)
          order by a.attname)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(conname order by conname), '[]')
        from pg_constraint k where k.conrelid = c.oid and contype in ('c', 'u', 'f', 'x', 'p')) as constraints
    from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    order by c.relname`)
  return rows
}
