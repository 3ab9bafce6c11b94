import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import type { Kysely } from 'kysely'
import type { Clinic } from './clinic.ts'

export interface WorldSlot {
  readonly timetableId: string
  readonly assignmentId: string
  readonly startsAt: Date
  readonly endsAt: Date
}

export interface WorldDoctor {
  readonly doctorId: string
  readonly assignmentId: string
  readonly slots: readonly WorldSlot[]
}

export interface DoctorOptions {
  /** The start of the first timeslot; the others follow one after another. */
  readonly from: string
  readonly slots: number
  readonly minutes?: number
  readonly policy?: 'open' | 'programme' | 'second-visit' | 'registry'
  readonly adult?: boolean
  readonly children?: boolean
  readonly adultAge?: number
}

const MS_PER_MINUTE = 60_000
let made = 0

/** A doctor who works at the clinic's branch, with free timeslots in a row. */
export async function createDoctor(
  db: Kysely<DB>,
  clinic: Clinic,
  options: DoctorOptions,
): Promise<WorldDoctor> {
  const doctor = await db
    .insertInto('doctor')
    .values({
      provider_id: clinic.providerId,
      code: `doctor-${++made}`,
      last_name_ru: 'Ковалевич',
      first_name_ru: 'Анна',
      middle_name_ru: 'Петровна',
      last_name_be: 'Кавалевіч',
      first_name_be: 'Ганна',
      middle_name_be: 'Пятроўна',
      adult: options.adult ?? true,
      children: options.children ?? true,
      adult_age: options.adultAge ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return createAssignment(db, clinic, doctor.id, options)
}

/** Where a doctor works, with free timeslots in a row. */
export async function createAssignment(
  db: Kysely<DB>,
  { providerId, branchId, specialityId }: Clinic,
  doctorId: string,
  options: DoctorOptions,
): Promise<WorldDoctor> {
  const assignment = await db
    .insertInto('assignment')
    .values({
      provider_id: providerId,
      doctor_id: doctorId,
      branch_id: branchId,
      speciality_id: specialityId,
      booking_policy: options.policy ?? 'open',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { doctorId, assignmentId: assignment.id, slots: await addSlots(db, assignment.id, options) }
}

async function addSlots(db: Kysely<DB>, assignmentId: string, options: DoctorOptions): Promise<WorldSlot[]> {
  if (options.slots === 0) return []
  const first = new Date(options.from).getTime()
  const length = (options.minutes ?? 30) * MS_PER_MINUTE
  const rows = Array.from({ length: options.slots }, (_, at) => ({
    assignment_id: assignmentId,
    starts_at: new Date(first + at * length),
    ends_at: new Date(first + (at + 1) * length),
  }))
  const added = await db
    .insertInto('timeslot')
    .values(rows)
    .returning(['id', 'starts_at', 'ends_at'])
    .execute()
  return added.map(row => ({
    timetableId: row.id,
    assignmentId,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }))
}
