import { listKey } from '../../../platform/http/cursor.ts'
import { JsonText } from '../../../platform/http/json-text.ts'
import { type BookablePeriod, readBookablePeriod } from '../store/bookable-period.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { ANY_TIME, isTimed } from '../store/doctor-list/filters.ts'
import { type DoctorsAsked, type FoundRow, foundDoctorsQuery } from '../store/doctor-list/found-doctors.ts'
import { cursorOf, idsOfCursor } from '../store/doctor-list/listed-doctors-cursor.ts'
import { timeslotsJson } from '../store/packed-timeslots.ts'
import { runStatement } from '../store/run-statement.ts'
import { searchList } from './search-list.ts'

export type DoctorsPage = Omit<DoctorsAsked, 'listed' | 'searched'> & {
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

/** A page of doctors; `wrong`: the fields of the request that name nothing that exists. */
export async function findDoctors(
  deps: CatalogueDeps,
  { cursor, q, ...asked }: DoctorsPage,
): Promise<{ readonly wrong: readonly string[] } | JsonText> {
  const list = listKey({ ...asked, q })
  const listed = cursor === undefined ? [] : idsOfCursor(cursor, list)
  if (!listed) return { wrong: ['cursor'] }
  const { understood: readUnderstood, ...search } = await searchList(deps, 'doctor', { ...asked, q })
  const found = { ...asked, ...search, listed }
  const period = await readBookablePeriod(deps)
  const [{ rows }, understood] = await Promise.all([
    runStatement<FoundRow>(deps, foundDoctorsQuery(found, period)),
    readUnderstood(),
  ])
  const facts = rows[0] as FoundRow
  if (facts.unknown.length > 0) return { wrong: facts.unknown }
  const page = rows.filter(row => row.id !== null)
  const shown = [...listed, ...page.map(row => String(row.id))]
  const next = facts.has_more ? `"${cursorOf(shown, list)}"` : 'null'
  const nextTimeslot = facts.total === 0 && asked.preferredDays !== '0' ? facts.next : null
  const atAnyTime =
    facts.total === 0 && isTimed(asked) ? await readAtAnyTime(deps, { found, period }) : undefined
  return new JsonText(
    `{"items":[${page.map(doctorJson).join(',')}],"total":${facts.total},"nextCursor":${next},` +
      `${understood ? `"understood":${JSON.stringify(understood)},` : ''}` +
      `${atAnyTime ? `"atAnyTime":${JSON.stringify(atAnyTime)},` : ''}"nextTimeslot":${JSON.stringify(nextTimeslot)}}`,
  )
}

/** How many doctors there are on any date at any time of the day, and the earliest free time of them. */
async function readAtAnyTime(
  deps: CatalogueDeps,
  { found, period }: { found: DoctorsAsked; period: BookablePeriod },
) {
  const statement = foundDoctorsQuery({ ...found, ...ANY_TIME, limit: 1 }, period)
  const { rows } = await runStatement<FoundRow>(deps, statement)
  const { total, next } = rows[0] as FoundRow
  return { total, nextTimeslot: next }
}

function doctorJson({ json, packed, places, branches }: FoundRow): string {
  const branchOf = new Map(places.map((place, n) => [place, branches[n]]))
  const freeTimeslots = timeslotsJson(packed, {
    withAssignment: true,
    more: assignment => `,"branchId":"${branchOf.get(String(assignment))}"`,
  })
  return `${json.slice(0, -1)},"freeTimeslots":${freeTimeslots}}`
}
