import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { generate, PostgresDialect } from 'kysely-codegen'
import type { DB } from './generated/db.ts'

export const generatedTypes = join(import.meta.dirname, 'generated/db.ts')

/** The TypeScript types of the schema of `db`; the committed file must be equal. */
export function generateTypes(db: Kysely<DB>): Promise<string> {
  return generate({
    db,
    dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'number' }),
    outFile: null,
  })
}
