import type { DayHours } from '@vizit/domain/schedule/opening-hours.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { SlotTimes } from '@vizit/domain/timetable/make-slots.ts'
import type { Timetable } from '@vizit/domain/timetable/timetable.ts'

export type BookingPolicy = 'open' | 'programme' | 'second-visit' | 'registry'

/** A text in Russian, and in the other languages if the clinic gives them. */
export interface LocalText {
  ru: string
  be: string | null
  en: string | null
}
export type OptionalLocalText = { [Language in keyof LocalText]: string | null }

export interface ClinicBranch {
  code: string
  name: LocalText
  address: LocalText
  phones: string[]
  locationCode: number
  latitude: number | null
  longitude: number | null
  emails: string[]
  description: OptionalLocalText
  /** How to get there. */
  gettingThere: OptionalLocalText
  /** Hashes of some of `photos`, in their order. */
  photoHashes: string[]
  hours: DayHours[]
  exceptions: BranchException[]
}

/** A date with opening hours of its own; nulls: closed. */
export interface BranchException {
  date: CivilDate
  opens: number | null
  closes: number | null
  reason: OptionalLocalText
}

export interface ClinicDoctor {
  code: string
  lastName: LocalText
  firstName: LocalText
  middleName: OptionalLocalText
  description: OptionalLocalText
  qualification: OptionalLocalText
  workStart: number | null
  /** In which patients are received, ISO 639-1; empty: not said. */
  languages: string[]
  photoHash: string | null
  adult: boolean
  children: boolean
  adultAge: number | null
  adultAgeTo: number | null
  childrenAge: number | null
  childrenAgeTo: number | null
}

export interface ClinicAssignment {
  doctor: string
  branch: string
  /** A code of the reference data. */
  speciality: string
  policy: BookingPolicy
  services: { service: string; minutes: number }[]
  timetable: Timetable
  slots: SlotTimes[]
}

export interface ClinicServiceGroup {
  code: string
  parent: string | null
  name: LocalText
}

export interface ClinicService {
  code: string
  group: string
  name: LocalText
  description: OptionalLocalText
  preparation: OptionalLocalText
  /** The id of data/services.csv, if the clinic gives it. */
  commonCode: string | null
  minutes: number
  forAdult: boolean
  forChildren: boolean
  childrenAge: number | null
  isDefault: boolean
  hidden: boolean
  priceKind: 'fixed' | 'range' | 'from' | null
  priceFrom: number | null
  priceTo: number | null
}

/** A choice within a service. */
export interface ClinicServiceOption {
  service: string
  /** Unique within its service. */
  code: string
  name: LocalText
  /** Absent: the service's. */
  priceKind: ClinicService['priceKind']
  priceFrom: number | null
  priceTo: number | null
  /** Programmes that cover it. */
  programmes: string[]
  /** The branches where it is provided; empty: wherever its service is. */
  branches: string[]
}

export interface ClinicPhoto {
  hash: string
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp'
  content: Buffer
}

/** All data of a clinic's folder; rows refer to each other by the clinic's own codes. */
export interface Clinic {
  code: string
  name: LocalText
  supportEmail: string | null
  accentColour: string | null
  /** Hash of one of `photos`. Absent: no logo. */
  logoHash?: string | null
  onlineBooking: boolean
  /**
   * Origins of the sites that may show the clinic's pages in a frame. Absent: the allowed sites stay as they are.
   */
  frameHosts?: string[]
  isDemo: boolean
  branches: ClinicBranch[]
  doctors: ClinicDoctor[]
  photos: ClinicPhoto[]
  assignments: ClinicAssignment[]
  serviceGroups: ClinicServiceGroup[]
  services: ClinicService[]
  serviceOptions: ClinicServiceOption[]
  holidays: { date: CivilDate; name: string }[]
}
