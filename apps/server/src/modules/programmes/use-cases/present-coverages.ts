import type { Coverage, CoverageRequest, Coverages, LinkedCoverage } from '@vizit/contract/shapes/coverage.ts'
import { lastCoveredDay } from '@vizit/domain/programmes/last-covered-day.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { fullNameOf, type Member } from '../../family/public.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { type CoverageRow, type RequestRow, readCoverages, readRequests } from '../store/coverages.ts'

type Presented = z.output<typeof Coverages>

/** The programmes of the account's owner and of those whose coverage they may see (VIEW_COVERAGE). */
export async function presentCoverages(
  db: Kysely<DB>,
  actor: Patient,
  language: Language,
  { family, clock }: Pick<ProgrammesDeps, 'family' | 'clock'>,
): Promise<Presented> {
  const now = clock.now()
  const members = new Map((await family.membersOf(actor)).map(member => [member.profileId, member]))
  const visible = [...members.values()].filter(({ accessLevels }) => accessLevels.includes('VIEW_COVERAGE'))
  const profileIds = visible.map(({ profileId }) => profileId)
  const asked = { profileIds, today: civilDateOf(now), now, language }
  const [coverages, requests] = [
    await readCoverages(db, asked),
    await readRequests(db, { accountId: actor.accountId, now, language }),
  ]
  const order = (profileId: string) => profileIds.indexOf(profileId)
  return {
    coverages: oncePerProgramme(coverages)
      .flatMap(row => presentOne(row, members, asked.today) ?? [])
      .toSorted((one, other) => order(one.profileId) - order(other.profileId)),
    requests: requests.flatMap(row => presentRequest(row, members, now) ?? []),
  }
}

/** What linking came to: the coverage, or the request that is open now. */
export async function presentLinked(
  db: Kysely<DB>,
  actor: Patient,
  linked:
    | { readonly coverageId: string; readonly isKnown?: boolean }
    | { readonly profileId: string; readonly programme: string },
  { language, ...deps }: Pick<ProgrammesDeps, 'family' | 'clock'> & { readonly language: Language },
): Promise<z.output<typeof LinkedCoverage>> {
  const { coverages, requests } = await presentCoverages(db, actor, language, deps)
  if ('coverageId' in linked) {
    const coverage = coverages.find(({ id }) => id === linked.coverageId) ?? null
    return { coverage, request: null, ...(linked.isKnown && { wasLinked: true }) }
  }
  const request = requests.find(
    ({ profileId, coverer }) => profileId === linked.profileId && coverer === linked.programme,
  )
  return { coverage: null, request: request ?? null }
}

/** A programme that is over is shown once, the latest time of it, and not beside the same one that goes on. */
function oncePerProgramme(coverages: readonly CoverageRow[]): CoverageRow[] {
  const latest = new Map<string, CoverageRow>()
  for (const row of coverages.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))) {
    const key = `${row.profileId} ${row.coverer}`
    if (row.status !== 'ENDED' || (latest.get(key)?.status ?? 'ENDED') === 'ENDED') latest.set(key, row)
  }
  return coverages.filter(
    row => row.status !== 'ENDED' || latest.get(`${row.profileId} ${row.coverer}`) === row,
  )
}

type Members = ReadonlyMap<string, Member>

const nameOf = (member: Member | undefined) =>
  member?.accessLevels.includes('VIEW_NAME') ? fullNameOf(member) : null

function presentOne(row: CoverageRow, members: Members, today: CivilDate): z.output<typeof Coverage> | null {
  const member = members.get(row.profileId)
  if (!member) return null
  const { holderId, endedBy, ...shown } = row
  const isEditable = ['ME', 'CHILD'].includes(member.relKind) && member.accessLevels.includes('EDIT_PROFILE')
  return {
    ...shown,
    relKind: member.relKind,
    fullNameRu: nameOf(member),
    ...lastCoveredDay(row, member.birthday, today),
    through: row.isOwn || holderId === null ? null : nameOf(members.get(holderId)),
    endedByCoverer: endedBy === 'COVERER',
    ...(endedBy === 'PERSON' && { endedByHolder: true }),
    canEnd: row.isOwn && endedBy === null && isEditable,
  }
}

function presentRequest(
  row: RequestRow,
  members: Members,
  now: Date,
): z.output<typeof CoverageRequest> | null {
  const member = members.get(row.profileId)
  if (!member) return null
  const { createdAt, expiresAt, ...shown } = row
  const asked = Math.floor((now.getTime() - createdAt.getTime()) / 1000)
  return {
    ...shown,
    relKind: member.relKind,
    fullNameRu: nameOf(member),
    resendAfter: ['EMAIL', 'SUFFIX'].includes(row.waitsFor) ? Math.max(0, limits.resendSeconds - asked) : 0,
    expiresAt: formatInstant(expiresAt),
  }
}
