/** Minutes since the start of the generated story. */
export type Minutes = number

/** A timeslot of the timetable; the row may not exist at this moment. */
export interface ModelSlot {
  readonly assignment: number
  readonly doctor: number
  readonly start: Minutes
  readonly end: Minutes
  /**
   * Its row id. Null: the timetable has no such row now. `new`: the row was inserted and its id is not read yet.
   */
  id: string | null
  withdrawn: boolean
  visit: string | null
  holder: string | null
  until: Minutes
}

export interface ModelVisit {
  readonly id: string
  readonly patient: string
  /** True: a visit for the service that all assignments of the test give. False: a visit without a service. */
  readonly ofService: boolean
  doctor: number
  start: Minutes
  end: Minutes
  cancelled: boolean
}

/** All that the database should hold about the clinic. */
export interface ModelState {
  now: Minutes
  /** The service's duration at each assignment. */
  readonly durations: readonly Minutes[]
  slots: ModelSlot[]
  visits: ModelVisit[]
  keys: Record<string, { answer: string; slotId: string; ofService: boolean }>
}

export type Operation =
  | {
      readonly kind: 'hold'
      readonly holders: readonly string[]
      readonly slotId: string
      readonly ofService: boolean
    }
  | { readonly kind: 'release'; readonly holders: readonly string[] }
  | {
      readonly kind: 'book'
      readonly patient: string
      readonly holders: readonly string[]
      readonly slotId: string
      readonly ofService: boolean
      readonly key: string | null
    }
  | {
      /** A patient whom the server does not know yet, and who may hold the timeslot. */
      readonly kind: 'bookAsGuest'
      readonly holders: readonly string[]
      readonly slotId: string
      readonly ofService: boolean
    }
  | {
      readonly kind: 'move'
      readonly patient: string
      readonly holders: readonly string[]
      readonly visitId: string
      readonly slotId: string
    }
  | { readonly kind: 'cancel'; readonly patient: string; readonly visitId: string }
  | { readonly kind: 'import'; readonly wanted: readonly boolean[] }

/** The operation of one kind. */
export type OperationOf<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>
