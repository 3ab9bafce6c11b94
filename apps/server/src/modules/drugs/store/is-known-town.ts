import type { Database } from '../../../platform/database/database.ts'

const isKnown = { name: 'drugs-is-known-town', text: 'select from location where code = $1' }

/** Whether a town exists; 0 and none are all regions. */
export async function isKnownTown({ reads }: Database, code: number | undefined): Promise<boolean> {
  if (!code) return true
  const { rows } = await reads.query({ ...isKnown, values: [code] })
  return rows.length > 0
}
