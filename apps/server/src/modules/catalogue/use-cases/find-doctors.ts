import { listKey } from '../../../platform/http/cursor.ts'
import { JsonText } from '../../../platform/http/json-text.ts'
import { readBookablePeriod } from '../store/bookable-period.ts'
import type { CatalogueDeps } from '../store/deps.ts'
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
  const statement = foundDoctorsQuery({ ...asked, ...search, listed }, await readBookablePeriod(deps))
  const [{ rows }, understood] = await Promise.all([
    runStatement<FoundRow>(deps, statement),
    readUnderstood(),
  ])
  const facts = rows[0] as FoundRow
  if (facts.unknown.length > 0) return { wrong: facts.unknown }
  const found = rows.filter(row => row.id !== null)
  const shown = [...listed, ...found.map(row => String(row.id))]
  const next = facts.has_more ? `"${cursorOf(shown, list)}"` : 'null'
  const nextTimeslot = facts.total === 0 && asked.preferredDays !== '0' && facts.next
  return new JsonText(
    `{"items":[${found.map(doctorJson).join(',')}],"total":${facts.total},"nextCursor":${next},` +
      `${understood ? `"understood":${JSON.stringify(understood)},` : ''}"nextTimeslot":${nextTimeslot ? `"${nextTimeslot}"` : 'null'}}`,
  )
}

function doctorJson({ json, packed, places, branches }: FoundRow): string {
  const branchOf = new Map(places.map((place, n) => [place, branches[n]]))
  const freeTimeslots = timeslotsJson(packed, {
    withAssignment: true,
    more: assignment => `,"branchId":"${branchOf.get(String(assignment))}"`,
  })
  return `${json.slice(0, -1)},"freeTimeslots":${freeTimeslots}}`
}
