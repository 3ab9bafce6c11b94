import { z } from 'zod'
import { Count, Latitude, Longitude, Rubles } from './numbers.ts'
import { CivilDate, Instant, RowId } from './scalars.ts'

/** Who may book an assignment online (product §6, "Booking restrictions by the medical centre"). */
export const BookingPolicy = z.enum(['open', 'programme', 'second-visit', 'registry'])

export const Location = z.object({
  id: z
    .string()
    .describe('the name in Russian, with е instead of ё: the specification identifies towns by it'),
  name: z.string(),
  code: Count.describe('0 = all regions'),
  tabletkaCode: z.string().nullable(),
  tabletkaCodev3: z.string().nullable(),
  latitude: Latitude,
  longitude: Longitude,
  banners: z.string().describe('doctors, ums, medcenters, drugs, separated by semicolons'),
})

export const Provider = z.object({
  code: z.string(),
  name: z.string(),
  locationCodes: z.array(Count),
  branchesCount: Count,
  doctorsCount: Count,
  isDemo: z.boolean(),
  accentColour: z.string().nullable(),
  logoUrl: z.string().nullable(),
  supportEmail: z.string().nullable(),
})

export const Branch = z.object({
  branchId: RowId,
  branch: z.string().describe('the name of the branch'),
  phones: z.string().describe('phones of the reception, separated by semicolons'),
  address: z.string(),
  locationCode: Count,
  latitude: Latitude.nullable(),
  longitude: Longitude.nullable(),
  suspended: z
    .boolean()
    .optional()
    .describe("true: the organisation's account is inactive (CLINIC_UNAVAILABLE)"),
})

export const WorksAt = z.object({
  branchId: RowId,
  assignmentId: RowId,
  specialityId: RowId,
  specialityName: z.string(),
  nearestTimeslot: Instant.nullable(),
  bookingPolicy: BookingPolicy,
  onlineBooking: z.boolean(),
  serviceMappings: z.array(z.object({ serviceId: RowId, duration: Count.describe('minutes') })),
})

export const Doctor = z.object({
  id: RowId,
  doctorId: RowId,
  providerCode: z.string(),
  fullName: z.string(),
  displayName: z.string().describe('surname and initials'),
  specialityId: RowId.describe('the speciality at the first place of work, or at the requested branch'),
  specialityName: z.string(),
  qualification: z.string().nullable(),
  workStart: Count.nullable().describe('the year in which the doctor began to practise'),
  description: z.string().nullable(),
  photoUrl: z.string().nullable(),
  adult: z.boolean(),
  children: z.boolean(),
  adult_age: Count.nullable(),
  adult_age_to: Count.nullable(),
  children_age: Count.nullable(),
  children_age_to: Count.nullable(),
  branches: z.array(RowId),
  assignments: z.array(RowId),
  worksAt: z.array(WorksAt),
  nearestTimeslot: Instant.nullable().describe(
    'a time that new patients can book; places with a booking policy have their own',
  ),
})

export const Timeslot = z.object({ timeslotId: RowId, startTime: Instant, endTime: Instant })

export const AssignmentTimeslot = Timeslot.extend({ assignmentId: RowId })

/** A free timeslot of any doctor who gives the service, with the doctor and the place. */
export const ServiceTimeslot = AssignmentTimeslot.extend({
  doctorId: RowId,
  branchId: RowId,
  specialityId: RowId,
})

/** A doctor of a branch with the free timeslots of one date. */
export const DoctorTimeslots = z.object({
  doctorId: RowId,
  assignmentId: RowId,
  branchId: RowId,
  specialityId: RowId,
  freeTimeslots: z.array(Timeslot),
})

/** Dates in Minsk, ascending. */
export const FreeDates = z.object({ dates: z.array(CivilDate) })

export const Assignment = z.object({
  assignmentId: RowId,
  providerCode: z.string(),
  doctorId: RowId,
  physicianName: z.string(),
  photoUrl: z.string().nullable(),
  branchId: RowId,
  branchName: z.string(),
  branchAddress: z.string(),
  phones: z.string(),
  specialityId: RowId,
  speciality: z.string(),
  bookingPolicy: BookingPolicy,
  onlineBooking: z.boolean(),
})

export const PriceKind = z.enum(['fixed', 'range', 'from'])

export const Price = z.object({
  priceKind: PriceKind.nullable(),
  priceFrom: Rubles.nullable().describe('rubles'),
  priceTo: Rubles.nullable().describe('rubles'),
})

/** An option of a service, which may change its price, coverage and branches. */
export const ServiceOption = Price.extend({
  id: RowId,
  code: z.string(),
  name: z.string(),
  covererCodes: z.array(z.string()).describe('codes of the programmes that cover it'),
  branchIds: z.array(RowId).describe('the branches where the option is provided, among those of its service'),
})

export const Service = Price.extend({
  id: RowId,
  name: z.string(),
  code: z.string(),
  description: z.string().nullable(),
  preparation: z.string().nullable().optional().describe('how to prepare for it'),
  parentId: RowId.nullable().describe('the subgroup, or the direction if there is none'),
  defaultService: z.boolean(),
  forAdult: z.boolean(),
  forChildren: z.boolean(),
  childrenAge: Count.nullable(),
  duration: Count.describe('minutes'),
  hasDoctors: z.boolean(),
  hidden: z.boolean(),
  options: z.array(ServiceOption),
})

/** One timeslot with everything that its booking form shows. */
export const TimeslotDetails = Timeslot.extend({
  free: z.boolean(),
  date: CivilDate,
  assignment: Assignment,
  ages: z
    .object({
      adult: z.boolean(),
      children: z.boolean(),
      adultAge: Count.nullable(),
      adultAgeTo: Count.nullable(),
      childrenAge: Count.nullable(),
      childrenAgeTo: Count.nullable(),
    })
    .describe('ages that the doctor accepts, in whole years'),
  service: Service.nullable().describe('the requested service, as this doctor provides it'),
  priceFrom: Rubles.nullable().describe(
    'rubles: the lowest price of what this doctor provides there; null: no price is known',
  ),
})

export const ServiceGroup = z.object({ id: RowId, name: z.string(), parentId: RowId.nullable() })

export const ServiceCatalogue = z.object({
  directions: z.array(ServiceGroup),
  subGroups: z.array(ServiceGroup),
  services: z.array(Service),
})
