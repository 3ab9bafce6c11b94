import { hostOrigin } from '@vizit/domain/frame/host-origin.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { checkClinic } from '../checks/check-clinic.ts'
import { problemAt } from '../checks/problem-at.ts'
import { readReferenceNames } from '../checks/reference-names.ts'
import type { Clinic } from '../clinic.ts'
import { readPhotos } from '../files/read-photos.ts'
import { type Contents, readTables } from '../files/read-tables.ts'
import type { Problem } from '../problem.ts'
import { buildClinic } from './build-clinic.ts'
import { type SlotNotices, slotNotices } from './slot-notices.ts'
import { sortProblems } from './sort-problems.ts'
import { type WrittenClinic, writeClinic } from './write-clinic.ts'

export interface ImportDeps {
  db: Kysely<DB>
  clock: Clock
  /** In production a site on this machine or without TLS is refused; default: false. */
  production?: boolean
}

export type ImportResult =
  | { outcome: 'refused'; problems: Problem[] }
  | { outcome: 'checked'; clinic: Clinic; notices: SlotNotices }
  | ({ outcome: 'imported'; clinic: Clinic; notices: SlotNotices } & WrittenClinic)

/**
 * Imports a clinic from its folder of CSV files, or updates it. If there are any problems, all are reported and
 * nothing is changed. Patients may book at the same time: a booked or held timeslot is never lost.
 */
export async function importClinic(
  folder: string,
  deps: ImportDeps,
  { checkOnly = false } = {},
): Promise<ImportResult> {
  const read = await readClinic(folder, deps)
  if ('problems' in read) return { outcome: 'refused', problems: sortProblems(read.problems) }
  const { clinic, notices } = read
  if (checkOnly) return { outcome: 'checked', clinic, notices }
  return { outcome: 'imported', clinic, notices, ...(await writeClinic(clinic, deps)) }
}

async function readClinic(
  folder: string,
  { db, clock, production = false }: ImportDeps,
): Promise<{ clinic: Clinic; notices: SlotNotices } | { problems: readonly Problem[] }> {
  const { contents, problems: ofShape } = await readTables(folder)
  if (!contents) return { problems: ofShape }
  const names = await readReferenceNames(db)
  const { photos, problems: ofPhotos } = await readPhotos(folder, contents)
  const ofSense = [
    ...checkClinic(contents, names),
    ...(await checkCode(db, contents)),
    ...(production ? checkSites(contents) : []),
  ]
  const problems = [...ofShape, ...ofPhotos, ...ofSense]
  if (problems.length > 0) return { problems }
  return { clinic: buildClinic(contents, names, photos), notices: slotNotices(contents, clock.now()) }
}

/** A clinic must not overwrite the demo's organisations. */
async function checkCode(db: Kysely<DB>, { clinic }: Contents): Promise<Problem[]> {
  const [row] = clinic.rows
  const code = row?.values.code
  if (!row || !code) return []
  const taken = await db
    .selectFrom('provider')
    .select('id')
    .where('code', '=', code)
    .where('is_demo', '=', true)
    .executeTakeFirst()
  return taken ? [problemAt(clinic, row, 'code', 'problem.demoClinic', { found: code })] : []
}

/** Reports sites on this machine, which the column's parser accepts for development. */
function checkSites({ clinic }: Contents): Problem[] {
  const [row] = clinic.rows
  const here = row?.values.frameHosts?.filter(site => hostOrigin(site, { production: true }) === null) ?? []
  if (!row || here.length === 0) return []
  return [problemAt(clinic, row, 'frameHosts', 'problem.siteWithoutTls', { found: here.join(' ') })]
}
