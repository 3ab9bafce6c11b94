import type { Answer } from '@vizit/api-client/calls.ts'
import { anna } from './people.ts'

type Doctor = Answer<'listDoctors'>[number]
type Visit = Answer<'listVisits'>['future'][number]
type Slot = Answer<'listDoctorTimeslots'>[number]

/** Monday, 23 November 2026, 8:00 in Minsk: the current time in the tests of booking. */
export const NOW = '2026-11-23T05:00:00Z'

export const branch = (branchId: string, name: string): Answer<'listBranches'>[number] => ({
  branchId,
  branch: name,
  phones: '+375 17 200-00-01;+375 29 100-00-01',
  address: 'Минск, ул. Немига, 5',
  locationCode: 17,
  latitude: 53.9,
  longitude: 27.55,
})

export const provider = (code: string, name: string): Answer<'listProviders'>[number] => ({
  code,
  name,
  locationCodes: [17],
  branchesCount: 1,
  doctorsCount: 2,
  isDemo: true,
  accentColour: null,
  logoUrl: null,
  supportEmail: null,
})

export const clinic = (code: string, name: string): Answer<'listProviders'>[number] => ({
  code,
  name,
  locationCodes: [17],
  branchesCount: 2,
  doctorsCount: 3,
  isDemo: false,
  accentColour: null,
  logoUrl: null,
  supportEmail: null,
})

interface DoctorParts extends Partial<Doctor> {
  readonly at?: readonly string[]
  readonly registry?: boolean
  /** Further data of the places, in the order of `at`. */
  readonly places?: readonly Partial<Doctor['worksAt'][number]>[]
}

/** A doctor who works at the branches `at`; assignment = doctor and branch number. */
export function doctor(
  id: string,
  { at = ['1'], registry = false, places = [], ...parts }: DoctorParts = {},
): Doctor {
  const {
    specialityId = '1',
    specialityName = 'Терапевт',
    nearestTimeslot = registry ? null : '2026-11-24T06:00:00Z',
  } = parts
  return {
    id,
    doctorId: id,
    providerCode: 'demo',
    fullName: `Ковалевич Анна ${id}`,
    displayName: `Ковалевич А. ${id}`,
    specialityId,
    specialityName,
    qualification: null,
    workStart: null,
    description: null,
    photoUrl: null,
    adult: true,
    children: false,
    adult_age: null,
    adult_age_to: null,
    children_age: null,
    children_age_to: null,
    branches: [...at],
    assignments: at.map(branchId => id + branchId),
    worksAt: at.map((branchId, index) => ({
      branchId,
      assignmentId: id + branchId,
      specialityId,
      specialityName,
      nearestTimeslot,
      bookingPolicy: registry ? 'registry' : 'open',
      onlineBooking: !registry,
      serviceMappings: [],
      ...places[index],
    })),
    nearestTimeslot,
    ...parts,
  }
}

/** Half-hour slots one after another, from an instant. */
export function slots(assignmentId: string, from: string, count: number): Slot[] {
  const start = Date.parse(from)
  const at = (index: number) => new Date(start + index * 1_800_000).toISOString()
  return Array.from({ length: count }, (_, index) => ({
    timeslotId: `${assignmentId}${new Date(start).getUTCDate()}${index + 1}`,
    assignmentId,
    startTime: at(index),
    endTime: at(index + 1),
  }))
}

export const timeslot: Answer<'showTimeslot'> = {
  timeslotId: '501',
  startTime: '2026-11-24T06:00:00Z',
  endTime: '2026-11-24T06:30:00Z',
  free: true,
  date: '2026-11-24',
  assignment: {
    assignmentId: '71',
    providerCode: 'demo',
    doctorId: '7',
    physicianName: 'Гончаренко Зоя Валентиновна',
    photoUrl: null,
    branchId: '1',
    branchName: 'Филиал на Немиге',
    branchAddress: 'Минск, ул. Немига, 5',
    phones: '+375 17 200-00-01',
    specialityId: '1',
    speciality: 'Терапевт',
    bookingPolicy: 'open',
    onlineBooking: true,
  },
  ages: {
    adult: true,
    children: true,
    adultAge: null,
    adultAgeTo: null,
    childrenAge: null,
    childrenAgeTo: null,
  },
  service: null,
  priceFrom: 45,
}

const orderId = '01990000-0000-7000-8000-0000000000aa'

export const visit: Visit = {
  id: orderId,
  orderId,
  providerCode: 'demo',
  timetableId: '501',
  assignmentId: '71',
  profileId: anna.me,
  covererCode: null,
  status: 'reserved',
  startDate: timeslot.startTime,
  endDate: timeslot.endTime,
  targetDate: timeslot.startTime,
  lastUpdated: NOW,
  changedAt: NOW,
  isPast: false,
  isManageable: true,
  physicianId: '7',
  physicianName: 'Гончаренко Зоя Валентиновна',
  photoUrl: null,
  speciality: 'Терапевт',
  serviceId: null,
  serviceName: null,
  serviceOptionId: null,
  serviceOptionName: null,
  branchId: '1',
  branchName: 'Филиал на Немиге',
  branchAddress: 'Минск, ул. Немига, 5',
  branchPhones: '+375 17 200-00-01',
  latitude: 53.9,
  longitude: 27.55,
  customerFirstName: 'Анна',
  paymentMethod: 'own',
  price: null,
  priceKind: null,
  priceFrom: null,
  priceTo: null,
  updated: false,
  hidden: false,
  reports: [],
  links: [],
}

const {
  timetableId: _,
  profileId: __,
  covererCode: ___,
  hidden: ____,
  reports: _____,
  links: ______,
  ...shown
} = visit

/** The same visit as a person without an account sees it. */
export const guestVisit: Answer<'showGuestVisit'> = shown
