/** Time in minutes since the start of the story. */
export type Minutes = number

/** A timeslot of the timetable, whether it exists just now or not. */
export interface ModelSlot {
  readonly assignment: number
  readonly doctor: number
  readonly start: Minutes
  readonly end: Minutes
  /** Its row number; null while the timetable does without it; `new` when its number is not known yet. */
  id: string | null
  withdrawn: boolean
  visit: string | null
  holder: string | null
  until: Minutes
}

export interface ModelVisit {
  readonly id: string
  readonly patient: string
  /** Of the service that all assignments of the stage give; otherwise of none. */
  readonly ofService: boolean
  doctor: number
  start: Minutes
  end: Minutes
  cancelled: boolean
}

/** All that the database should hold of a clinic. */
export interface ModelState {
  now: Minutes
  /** How long the service takes at each assignment. */
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
      /** Somebody whom nobody has met before, and who may have held the time. */
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

/** One kind of operation. */
export type Doing<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>
