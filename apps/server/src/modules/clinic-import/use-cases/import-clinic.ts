import { hostOrigin } from '@vizit/domain/frame/host-origin.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Progress } from '../../../platform/progress.ts'
import { checkClinic } from '../checks/check-clinic.ts'
import { checkMissingRows } from '../checks/missing-rows.ts'
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
  /** Told of doctors whose timeslots are written. */
  progress?: Progress
}

export type ImportResult =
  | { outcome: 'refused'; problems: Problem[] }
  | { outcome: 'checked'; clinic: Clinic; notices: SlotNotices }
  | ({ outcome: 'imported'; clinic: Clinic; notices: SlotNotices } & WrittenClinic)

interface ReadClinic {
  readonly clinic: Clinic
  readonly contents: Contents
  readonly notices: SlotNotices
}

/**
 * Imports a clinic from its folder of CSV files, or updates it. If there are any problems, all are reported and
 * nothing is changed. A file that lacks more than half of what is loaded needs `removeMissing`. Patients may book at the same time: a
 * booked or held timeslot is never lost.
 */
export async function importClinic(
  folder: string,
  deps: ImportDeps,
  { checkOnly = false, removeMissing = false } = {},
): Promise<ImportResult> {
  const read = await readClinic(folder, deps)
  if ('problems' in read) return { outcome: 'refused', problems: sortProblems(read.problems) }
  const { clinic, contents, notices } = read
  const missing = removeMissing
    ? []
    : await checkMissingRows(deps.db, { clinic, contents, now: deps.clock.now() })
  if (missing.length > 0) return { outcome: 'refused', problems: missing }
  if (checkOnly) return { outcome: 'checked', clinic, notices }
  return { outcome: 'imported', clinic, notices, ...(await writeClinic(clinic, deps)) }
}

async function readClinic(
  folder: string,
  { db, clock, production = false }: ImportDeps,
): Promise<ReadClinic | { problems: readonly Problem[] }> {
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
  return {
    clinic: buildClinic(contents, names, photos),
    contents,
    notices: slotNotices(contents, clock.now()),
  }
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
