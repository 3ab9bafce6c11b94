import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Language } from '@vizit/i18n/language.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { isTooMany, isWhole, type Problem } from '../../clinic-import/public.ts'
import { readRows, rejectedLines, type SentHeaders, type Spooled, tableRows } from '../../feeds/public.ts'
import type { CoverageEnds, ProgrammeKeys } from '../../programmes/public.ts'
import { checkMember, type MemberTerms, type MemberValues } from '../checks/check-member.ts'
import { fedMembersTable } from '../files/tables.ts'
import { type Leaving, rejectContradicting, removeLeaving, unknownLeaving } from '../store/leaving-members.ts'
import { mergeMembers } from '../store/merge-members.ts'
import { readMemberTerms } from '../store/programme-terms.ts'
import { rejectStaged } from '../store/reject-staged.ts'
import { lockProgramme } from '../store/save-programme.ts'
import { createStage, type MemberRow, type MemberStage, membersMissing } from '../store/stage-members.ts'

export interface MembersDeps {
  readonly keys: ProgrammeKeys
  readonly ends: Pick<CoverageEnds, 'endThoseWhoLeft' | 'changedNow'>
}

interface Given {
  readonly programme: string
  readonly file: Spooled
  readonly mode: 'full' | 'delta'
  /** A full feed may remove more than half of the members. */
  readonly removeMissing?: boolean | undefined
  readonly now: Date
  readonly language: Language
}

type MemberHeaders = SentHeaders<(typeof fedMembersTable)['columns']>

/** Rows for one statement. */
const BATCH = 5000
/** Of who leaves, the code is enough. */
const rowsOf = tableRows(fedMembersTable, { by: 'left', needs: ['code'] })

/**
 * Applies a feed of members in the caller's transaction: lines with problems are told, the others are taken. A full feed with such
 * lines, without members, or without more than half of them, removes nobody: a mistake in a file must not end anybody's coverage.
 */
export async function applyMembers(trx: Kysely<DB>, given: Given, { keys, ends }: MembersDeps) {
  const { programme, mode, removeMissing = false, now, language } = given
  await lockProgramme(trx, programme)
  const terms = await readMemberTerms(trx, programme)
  const read = await stageFile(await createStage(trx, programme, keys), given, terms)
  const isWholeList = removeMissing || mode === 'delta' || !isTooMany(await membersMissing(trx, programme))
  const isClean = read.problems.length === 0 && read.staged > 0 && isWholeList
  const { leaving, against: staying } = await rejectContradicting(trx, read.leaving)
  // Before keys are compared: whoever leaves gives theirs up, in whichever order the lines stand.
  const gone = await removeLeaving(trx, programme, leaving, now)
  const removesOthers = mode === 'full' && isClean && staying.length === 0
  const against = [...staying, ...(await rejectStaged(trx, programme, { removesOthers }))]
  // Whom a full feed does not name leaves anyway, also under a mistyped code.
  const unknown = mode === 'delta' ? await unknownLeaving(trx, programme, leaving) : []
  const problems = [
    ...read.problems,
    ...[...against, ...unknown].map(({ line, column, key, params }) =>
      problemOf(line, read.headers?.[column] ?? null, key, params && { params }),
    ),
  ].toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
  const removalSkipped = mode === 'full' && (!isClean || against.length > 0)
  const { counts, left, changed } = await mergeMembers(trx, {
    programme,
    mode: removalSkipped ? 'delta' : mode,
    now,
    ends,
  })
  const rejected = rejectedLines(problems, language)
  const answer = {
    ...{ mode, rows: read.rows, accepted: read.rows - rejected.count, ...counts },
    removed: counts.removed + gone,
    removalSkipped,
    rejected,
  }
  return { answer, left, changed }
}

async function stageFile(stage: MemberStage, { file, now }: Pick<Given, 'file' | 'now'>, terms: MemberTerms) {
  const problems: Problem[] = []
  const leaving: Leaving[] = []
  const today = civilDateOf(now)
  let [rows, staged] = [0, 0]
  let headers: MemberHeaders | undefined
  let batch: MemberRow[] = []
  for await (const chunk of readRows(file, rowsOf)) {
    for (const row of chunk) {
      rows += 1
      if ('problem' in row) {
        problems.push(problemOf(row.line, null, `feeds.${row.problem}`))
        continue
      }
      headers ??= row.headers()
      const { left, code } = row.values
      if (left && code !== undefined) {
        leaving.push({ line: row.line, code })
        continue
      }
      const found = [...row.problems, ...sense(row.line, row.values, { terms, headers, today })]
      problems.push(...found)
      if (found.length === 0 && isWhole(fedMembersTable, row.values)) {
        const { left: _, ...member } = row.values
        batch.push({ ...member, line: row.line })
      }
    }
    if (batch.length >= BATCH) {
      staged += batch.length
      await stage.add(batch)
      batch = []
    }
  }
  staged += batch.length
  await stage.add(batch)
  await stage.end()
  return { rows, staged, problems, leaving, headers }
}

function sense(
  line: number,
  values: MemberValues,
  {
    terms,
    headers,
    today,
  }: { readonly terms: MemberTerms; readonly headers: MemberHeaders; readonly today: CivilDate },
): Problem[] {
  const { validFrom, validTo } = values
  return [
    ...checkMember(values, terms, today).map(({ column, key, found }) =>
      problemOf(line, headers[column], key, found === undefined ? {} : { found }),
    ),
    ...(validFrom && validTo && validTo < validFrom
      ? [problemOf(line, headers.validTo, 'programmes.endsBefore', { found: validTo })]
      : []),
  ]
}

const [FILE] = fedMembersTable.files

function problemOf(
  line: number,
  column: string | null,
  key: Problem['key'],
  more: Pick<Problem, 'params' | 'found'> = {},
): Problem {
  return { file: FILE, line, column, key, ...more }
}
