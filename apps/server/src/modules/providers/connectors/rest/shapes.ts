import { z } from 'zod'

/** The shapes of the REST profile (docs/clinic-rest-profile.md). Other fields are ignored. */

const Moment = z.iso.datetime({ offset: true }).transform(text => new Date(text))
const MaybeMoment = Moment.nullish().transform(moment => moment ?? null)
const Text = z
  .string()
  .nullish()
  .transform(text => text ?? null)
const Id = z.string().min(1).max(100)

export const System = z.object({ profile: z.literal('vizit-clinic'), version: z.number() })

/** Each item is validated on its own, so that one invalid item does not affect the others. */
export const Page = z.object({ items: z.array(z.unknown()), next: z.string().nullish() })

export const Schedule = z.object({ id: Id, code: z.string() })

export const Slot = z.object({
  id: Id,
  schedule: Id,
  free: z.boolean(),
  start: Moment,
  end: Moment,
  changedAt: MaybeMoment,
})
export type Slot = z.output<typeof Slot>

export const Known = z.object({ id: Id })

export const Patient = z.object({
  id: Id,
  active: z.boolean(),
  profiles: z.array(z.string()),
  phone: Text,
})

export const Appointment = z.object({
  id: Id,
  status: z.enum(['tentative', 'booked', 'arrived', 'completed', 'missed', 'cancelled']),
  /** The id of our operation, if we booked it; missing if the clinic made the appointment itself. */
  operation: Text,
  patient: Id,
  schedule: Text,
  slots: z.array(Id),
  start: MaybeMoment,
  end: MaybeMoment,
  changedAt: MaybeMoment,
})
export type Appointment = z.output<typeof Appointment>

const Value = z.object({
  code: Text,
  name: Text,
  value: Text,
  unit: Text,
  low: z.number().nullish(),
  high: z.number().nullish(),
  reference: Text,
  flag: z.enum(['normal', 'low', 'high', 'abnormal']).nullish(),
})
export type Value = z.output<typeof Value>

const Result = z.object({
  id: Id,
  name: Text,
  doctor: Text,
  withdrawn: z.boolean().default(false),
  at: MaybeMoment,
  /** Paths below the system's base URL. */
  files: z.array(z.string()).default([]),
  changedAt: MaybeMoment,
})

export const Test = Result.extend({
  kind: z.enum(['laboratory', 'examination']),
  ready: z.boolean(),
  values: z.array(Value).default([]),
})
export type Test = z.output<typeof Test>

export const Report = Result.extend({ appointments: z.array(Id).default([]) })
export type Report = z.output<typeof Report>

export const Prescription = z.object({
  id: Id,
  name: Text,
  inn: Text,
  form: Text,
  strength: Text,
  instructions: Text,
  count: z.number().nullish(),
  validUntil: Text,
  pack: Text,
  doctor: Text,
  completed: z.boolean().default(false),
  withdrawn: z.boolean().default(false),
  at: MaybeMoment,
  appointments: z.array(Id).default([]),
  changedAt: MaybeMoment,
})
export type Prescription = z.output<typeof Prescription>

export const Results = z.object({
  tests: z.array(z.unknown()),
  reports: z.array(z.unknown()),
  prescriptions: z.array(z.unknown()).default([]),
})
