import type pg from 'pg'
import type { CurrentStatement } from './read-functions.ts'

/** A function or trigger in the database. */
export interface StoredFunction {
  readonly kind: CurrentStatement['kind']
  readonly name: string
  readonly definition: string
  /** It was written by the current transaction. */
  readonly isTouched: boolean
}

/** The product's functions and triggers, without those of extensions. */
export async function readStored(client: pg.ClientBase): Promise<StoredFunction[]> {
  const { rows } = await client.query<StoredFunction>(`
    with here as (select pg_current_xact_id()::xid::text as id)
    select 'function' as kind, f.proname as name, pg_get_functiondef(f.oid) as definition,
      f.xmin::text = here.id as "isTouched"
    from pg_proc f, here
    where f.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')
    union all
    select 'trigger', t.tgname, pg_get_triggerdef(t.oid), t.xmin::text = here.id
    from pg_trigger t, here where not t.tgisinternal
    order by kind, name, definition`)
  return rows
}

export interface Comparison {
  /** Statements of the folder that differ from the database, or are missing there. */
  readonly changed: readonly CurrentStatement[]
  /** Functions and triggers made by migrations that are not in the folder. */
  readonly unknown: readonly string[]
}

/** Compares the folder with what the migrations have made, ignoring comments and white space. Changes nothing. */
export async function compareFunctions(
  client: pg.ClientBase,
  statements: readonly CurrentStatement[],
): Promise<Comparison> {
  await client.query('begin')
  try {
    const before = new Set((await readStored(client)).map(textOf))
    for (const statement of statements) await client.query(repeatable(statement))
    const stored = await readStored(client)
    const differing = stored.filter(made => made.isTouched && !before.has(textOf(made)))
    return {
      changed: statements.filter(({ kind, name }) =>
        differing.some(made => made.kind === kind && made.name === name),
      ),
      unknown: stored.filter(({ isTouched }) => !isTouched).map(({ name }) => name),
    }
  } finally {
    await client.query('rollback')
  }
}

/** SQL that may run again; there is no `create or replace` for a constraint trigger. */
export function repeatable({ name, sql }: CurrentStatement): string {
  const [, table] = /^create constraint trigger[\s\S]*? on (\w+)/m.exec(sql) ?? []
  return table ? `drop trigger if exists ${name} on ${table};\n${sql}` : sql
}

const textOf = ({ kind, name, definition }: StoredFunction) =>
  `${kind} ${name} ${definition.replaceAll(/--.*$/gm, ' ').replaceAll(/\s+/g, ' ')}`
