import type { Database } from '../../../platform/database/database.ts'

const isKnown = { name: 'is-known-town', text: 'select from location where code = $1' }

export async function isKnownTown(database: Database, code: number): Promise<boolean> {
  const { rows } = await database.reads.query({ ...isKnown, values: [code] })
  return rows.length > 0
}
