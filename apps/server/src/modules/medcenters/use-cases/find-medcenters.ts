import type { AnswerOf } from '@vizit/contract/call.ts'
import type { findMedcenters as call } from '@vizit/contract/calls/centres/medcenters.ts'
import { optionMarks } from '@vizit/domain/services/option-marks.ts'
import { priceAtBranches } from '@vizit/domain/services/price-at-branches.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { listKey } from '../../../platform/http/cursor.ts'
import { type CatalogueDeps, readBookablePeriod, runStatement, searchList } from '../../catalogue/public.ts'
import { readBranchCounts } from '../store/branch-counts.ts'
import { foundMedcentersQuery, type MedcentersAsked } from '../store/found-medcenters.ts'
import { cursorOf, positionOf } from '../store/list-cursor.ts'
import { openNow } from '../store/schedule-shapes.ts'
import { readSchedules } from '../store/schedules.ts'

type Found = AnswerOf<typeof call>
type Item = Found['items'][number]
type Service = NonNullable<Item['service']>

interface Row {
  readonly unknown: string[]
  readonly total: number
  readonly has_more: boolean
  /** Null: there is no centre on this page. */
  readonly id: string | null
  readonly value: string | number
  readonly json: Omit<Item, 'openNow' | 'service' | 'doctorsCount' | 'servicesCount'>
  readonly service: Service | null
}

export type MedcentersPage = Omit<MedcentersAsked, 'after' | 'searched'> & {
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

/** A page of medical centres; `wrong`: the fields of the request that name nothing that exists. */
export async function findMedcenters(
  deps: CatalogueDeps,
  { cursor, q, ...asked }: MedcentersPage,
): Promise<{ readonly wrong: readonly string[] } | Found> {
  // A name is compared by the alphabet of its language.
  const alphabet = asked.sort === 'byMedcenterName' ? `-${asked.language}` : ''
  const order = `${asked.sort}${alphabet}-${listKey({ ...asked, q })}`
  const types = [asked.sort === 'byMedcenterName' ? 'string' : 'number'] as const
  const after = cursor === undefined ? null : positionOf(cursor, { order, types })
  if (cursor !== undefined && !after) return { wrong: ['cursor'] }
  const period = await readBookablePeriod(deps)
  const { understood: readUnderstood, ...search } = await searchList(deps, 'medicalCentre', { ...asked, q })
  const query = foundMedcentersQuery({ ...asked, ...search, after }, period)
  const [{ rows }, understood] = await Promise.all([runStatement<Row>(deps, query), readUnderstood()])
  const facts = rows[0] as Row
  if (facts.unknown.length > 0) return { wrong: facts.unknown }
  const found = rows.filter(({ id }) => id !== null)
  const ids = found.map(({ json }) => json.branchId)
  const today = civilDateOf(period.now)
  const [schedules, counts] = await Promise.all([
    readSchedules(deps.database, ids, { today, language: asked.language }),
    readBranchCounts(deps, ids),
  ])
  const last = found.at(-1)
  return {
    items: found.map(({ json, service }) => ({
      ...json,
      ...(counts.get(json.branchId) ?? { doctorsCount: 0, servicesCount: 0 }),
      openNow: openNow(schedules.get(json.branchId), period.now),
      service: service && serviceAt(service, json.branchId),
    })),
    total: facts.total,
    ...(understood && { understood }),
    nextCursor:
      facts.has_more && last ? cursorOf({ order, values: [last.value], id: String(last.id) }) : null,
  }
}

/** The service with its price at this branch, its options marked. */
function serviceAt(service: Service, branchId: string): Service {
  return {
    ...service,
    ...priceAtBranches(service, [branchId]),
    options: service.options.map(option => ({ ...option, ...optionMarks(service, option, branchId) })),
  }
}
