import type { Contents } from '../files/read-tables.ts'
import type { Problem } from '../problem.ts'
import type { ReferenceNames } from './reference-names.ts'

/** An assignment, named by the clinic's codes. */
export interface AssignmentKey {
  doctor: string
  branch: string
  /** A code of the reference data. */
  speciality: string
}

export interface AssignmentCells {
  doctor?: string
  branch?: string | null
  speciality?: string | null
}

export type AssignmentLookup =
  // None: a faulty or unread row of assignments.csv may be the one that is meant; that row has its own problem.
  | { keys: AssignmentKey[] }
  | { column: 'branch' | 'speciality'; key: Problem['key']; params: Problem['params'] }

export const keyText = ({ doctor, branch, speciality }: AssignmentKey): string =>
  JSON.stringify([doctor, branch, speciality])

/** Finds the assignments that a row of another file refers to. */
export class AssignmentIndex {
  readonly #byDoctor: Map<string, AssignmentKey[]>
  readonly #unclear: Set<string | undefined>
  readonly #names: ReferenceNames
  readonly #file: string
  readonly #isWhole: boolean

  constructor({ assignments }: Contents, names: ReferenceNames) {
    this.#names = names
    this.#file = assignments.file
    this.#isWhole = assignments.state === 'whole'
    const keys = assignments.rows.flatMap(({ values: { doctor, branch, speciality } }) => {
      const code = speciality && names.speciality(speciality)
      return doctor && branch && code ? [{ doctor, branch, speciality: code }] : []
    })
    this.#byDoctor = Map.groupBy(keys, ({ doctor }) => doctor)
    const faulty = assignments.rows.filter(
      ({ values: { branch, speciality } }) => !branch || !speciality || !names.speciality(speciality),
    )
    this.#unclear = new Set(faulty.map(({ values }) => values.doctor))
  }

  /** A row without a branch refers to all branches of the doctor. */
  resolve({ doctor, branch, speciality }: AssignmentCells): AssignmentLookup {
    const wanted = speciality ? this.#names.speciality(speciality) : null
    const found = (doctor ? (this.#byDoctor.get(doctor) ?? []) : []).filter(
      key => (!branch || key.branch === branch) && (!speciality || key.speciality === wanted),
    )
    const [first, second] = found
    if (!first && (!this.#isWhole || this.#unclear.has(doctor))) return { keys: [] }
    if (!first) {
      const column = speciality ? 'speciality' : 'branch'
      return { column, key: 'problem.unknownAssignment', params: { file: this.#file } }
    }
    if (second && branch) {
      const specialities = found.map(key => this.#names.specialityName(key.speciality)).join(', ')
      return { column: 'speciality', key: 'problem.ambiguousAssignment', params: { specialities } }
    }
    return { keys: found }
  }
}
