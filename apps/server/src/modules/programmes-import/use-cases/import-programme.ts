import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Progress } from '../../../platform/progress.ts'
import {
  type Problem,
  problemOfFile,
  rowsWithoutProblems,
  tooManyMissing,
} from '../../clinic-import/public.ts'
import type { CoverageEnds, ProgrammeKeys } from '../../programmes/public.ts'
import { checkContents } from '../checks/check-contents.ts'
import { type Contents, readTables } from '../files/read-tables.ts'
import { type MemberCounts, mergeMembers } from '../store/merge-members.ts'
import { type KnownPlaces, readKnownPlaces } from '../store/read-known-places.ts'
import {
  lockProgramme,
  saveContracts,
  saveCover,
  saveLimits,
  saveProgrammeItself,
} from '../store/save-programme.ts'
import { createStage } from '../store/stage-members.ts'

export interface ProgrammesImportDeps {
  readonly db: Kysely<DB>
  readonly clock: Clock
  readonly keys: ProgrammeKeys
  readonly ends: CoverageEnds
}

interface Counts {
  readonly contracts: number
  readonly covered: number
  readonly limits: number
}

export type ProgrammeImport =
  | { readonly outcome: 'refused'; readonly problems: readonly Problem[] }
  | ({ readonly outcome: 'checked'; readonly members: number | null } & Counts)
  | ({
      readonly outcome: 'imported'
      readonly code: string
      /** False: the operator has switched it off. */
      readonly isActive: boolean
      /** Null: the folder has no list of members; those who are known stay. */
      readonly members: MemberCounts | null
    } & Counts)

interface Options {
  readonly checkOnly?: boolean
  /** Also if members.csv lacks more than half of the members. */
  readonly removeMissing?: boolean
  /** Told after each batch of members but the last. */
  readonly progress?: Progress | undefined
}

const BATCH = 5000

/** Imports a programme's folder, or brings it up to date: all or nothing, with all problems at once. */
export async function importProgramme(
  folder: string,
  deps: ProgrammesImportDeps,
  { checkOnly = false, removeMissing = false, progress }: Options = {},
): Promise<ProgrammeImport> {
  const { contents, problems: ofShape } = await readTables(folder)
  if (!contents) return { outcome: 'refused', problems: ofShape }
  const clinics = contents.cover.rows.flatMap(({ values }) => values.clinic ?? [])
  const known = await readKnownPlaces(deps.db, [...new Set(clinics)])
  const problems = [...ofShape, ...checkContents(contents, known, civilDateOf(deps.clock.now()))]
  if (problems.length > 0) return { outcome: 'refused', problems }
  const missing = removeMissing ? null : await membersMissing(contents, deps)
  if (missing) return { outcome: 'refused', problems: [missing] }
  const counts = {
    contracts: contents.contracts.rows.length,
    covered: contents.cover.rows.length,
    limits: contents.limits?.rows.length ?? 0,
  }
  if (checkOnly) return { outcome: 'checked', members: contents.members?.rows.length ?? null, ...counts }
  return { outcome: 'imported', ...counts, ...(await save(contents, known, { ...deps, progress })) }
}

async function membersMissing(
  { programme, members }: Contents,
  { db }: ProgrammesImportDeps,
): Promise<Problem | null> {
  const [{ code } = {}] = rowsWithoutProblems(programme)
  if (!members || code === undefined) return null
  const own = sql`select code from programme_member where programme_code = ${code} and removed_at is null`
  const codes = rowsWithoutProblems(members).map(member => member.code)
  const missing = (await tooManyMissing(db, own, codes)) ?? (codes.length === 0 ? await allOf(db, own) : null)
  return missing && problemOfFile(members.file, 'tooManyMissing', missing)
}

/** A list of nobody ends everybody's coverage, however few they are. */
async function allOf(
  db: Kysely<DB>,
  own: RawBuilder<unknown>,
): Promise<{ missing: number; count: number } | null> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${own}) own`.execute(db)
  const { count } = rows[0] ?? { count: 0 }
  return count > 0 ? { missing: count, count } : null
}

async function save(
  contents: Contents,
  known: KnownPlaces,
  { db, clock, keys, ends, progress }: ProgrammesImportDeps & Pick<Options, 'progress'>,
): Promise<{ code: string; isActive: boolean; members: MemberCounts | null }> {
  const [programme] = rowsWithoutProblems(contents.programme)
  if (!programme) throw new Error('a programme without problems has a row')
  const { code } = programme
  const now = clock.now()
  const saved = await db.transaction().execute(async trx => {
    await lockProgramme(trx, code)
    const isActive = await saveProgrammeItself(trx, programme)
    await saveContracts(trx, code, rowsWithoutProblems(contents.contracts), now)
    await saveLimits(trx, code, contents.limits ? rowsWithoutProblems(contents.limits) : [], now)
    await saveCover(trx, code, rowsWithoutProblems(contents.cover), known)
    if (!contents.members) {
      const left = await ends.endThoseWhoLeft(trx, code, now)
      return { isActive, counts: null, left, changed: await ends.changedNow(trx, code, now) }
    }
    const rows = rowsWithoutProblems(contents.members)
    const stage = await createStage(trx, code, keys)
    for (let from = 0; from < rows.length; from += BATCH) {
      if (from > 0) progress?.(from)
      await stage.add(rows.slice(from, from + BATCH))
    }
    await stage.end()
    return { isActive, ...(await mergeMembers(trx, { programme: code, mode: 'full', now, ends })) }
  })
  ends.announce(saved.left)
  ends.announceToPages(saved.changed)
  return { code, isActive: saved.isActive, members: saved.counts }
}
