import { errorCode } from '../../error-code.ts'
import type { DatabaseClient } from '../database-client.ts'
import { copyIn } from './copy.ts'
import { DumpProblem } from './dump-problem.ts'
import { copyTarget, type DumpedTable, dumpedTables, publicTable } from './dumped-tables.ts'
import { openDump, type VerifiedDump } from './read-dump.ts'

/** Fills the tables of the dump's own schema with triggers off, so that nothing is added. */
export async function loadTables(client: DatabaseClient, dump: VerifiedDump): Promise<void> {
  const tables = await dumpedTables(client)
  requireSame(dump, tables)
  const all = tables.map(({ name }) => publicTable(name))
  await client.query(`truncate ${all.join(', ')}`)
  for (const table of all) await client.query(`alter table ${table} disable trigger user`)
  const { rows } = await openDump(dump.path)
  for (const table of dump.header.tables) await loadTable(client, { dump, table, rows: rows() })
  // Checks the deferred references of tables in a circle; until then no table can be altered.
  await client.query('set constraints all immediate')
  for (const table of all) await client.query(`alter table ${table} enable trigger user`)
  for (const [name, last] of Object.entries(dump.trailer.sequences))
    await client.query('select setval($1::regclass, $2)', [publicTable(name), last])
}

interface Loading {
  readonly dump: VerifiedDump
  readonly table: DumpedTable
  readonly rows: AsyncIterable<Buffer>
}

async function loadTable(client: DatabaseClient, { dump, table, rows }: Loading): Promise<void> {
  const { name } = table
  const written = await copyIn(client, `copy ${copyTarget(table)} from stdin`, rows).catch(cause => {
    // PostgreSQL's message quotes the row, so it must not be shown.
    if (!isRefusedRow(cause)) throw cause
    throw damaged(dump, `its table ${name} is refused (${errorCode(cause)})`)
  })
  if (written !== dump.trailer.tables[name]?.rows)
    throw damaged(dump, `of its table ${name} only ${written} rows could be written`)
}

/** Invalid data, or a violated constraint. */
const isRefusedRow = (error: unknown) => /^2[23]/.test(String(errorCode(error)))

const damaged = ({ path }: VerifiedDump, why: string) =>
  new DumpProblem('damaged', `${path} is damaged: ${why}`)

function requireSame({ path, header }: VerifiedDump, tables: readonly DumpedTable[]): void {
  const written = header.tables.map(shape)
  const here = tables.map(shape)
  const odd = written.find(table => !here.includes(table)) ?? here.find(table => !written.includes(table))
  if (odd)
    throw new DumpProblem('foreign', `${path} was written on another schema: ${odd} is not the same here`)
}

/** The order of columns may differ if migrations were applied in another order. */
const shape = ({ name, columns }: DumpedTable) => copyTarget({ name, columns: columns.toSorted() })
