import type pg from 'pg'
import type { CurrentStatement } from './read-functions.ts'

/** A function or trigger that PostgreSQL holds. */
export interface Stored {
  readonly kind: CurrentStatement['kind']
  readonly name: string
  readonly definition: string
  /** Written by the transaction that asks. */
  readonly isTouched: boolean
}

/** Those of the product, without the functions of extensions. */
export async function readStored(client: pg.ClientBase): Promise<Stored[]> {
  const { rows } = await client.query<Stored>(`
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
  /** Of the folder: what the migrations make otherwise, or not at all. */
  readonly changed: readonly CurrentStatement[]
  /** Made by migrations, and not in the folder. */
  readonly unknown: readonly string[]
}

/** What of the folder differs from what the migrations have made, comments and white space aside. Changes nothing. */
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

/** As SQL that may run where it has run before: of a constraint trigger there is no `create or replace`. */
export function repeatable({ name, sql }: CurrentStatement): string {
  const [, table] = /^create constraint trigger[\s\S]*? on (\w+)/m.exec(sql) ?? []
  return table ? `drop trigger if exists ${name} on ${table};\n${sql}` : sql
}

const textOf = ({ kind, name, definition }: Stored) =>
  `${kind} ${name} ${definition.replaceAll(/--.*$/gm, ' ').replaceAll(/\s+/g, ' ')}`
