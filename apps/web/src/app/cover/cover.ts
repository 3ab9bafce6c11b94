import type { Answer } from '@vizit/api-client/calls.ts'
import type { ReactNode } from 'react'

export interface DoctorWithTimes {
  readonly doctor: { readonly id: string }
  /** The free times that are shown. */
  readonly slots: readonly { readonly startTime: string }[]
  /** The nearest one, where none are shown. */
  readonly nearest: string | null
}

/** What a person's programmes are asked about. */
export interface CoverAsked {
  readonly doctors?: readonly string[]
  /** The same doctors with the times that stand beside their badges: of the visit, which is booked at them, or of what is `offered`. */
  readonly entries?: readonly DoctorWithTimes[]
  readonly medcenters?: readonly string[]
  readonly services?: readonly string[]
  readonly options?: readonly string[]
  /** Services of this town. */
  readonly town?: number | undefined
  /** Of the medical centres and doctors, what is covered of this service there, and of its options (`offers`, by `offerId`). */
  readonly offered?: string | null | undefined
  /** Of `entries` without a service, what is covered of all that the doctors give, as of `doctors`. */
  readonly ofAllServices?: boolean
  /** Of the doctors, what is covered of this option of the service. */
  readonly offeredOption?: string | null | undefined
  /** Doctors, services and options at this branch alone. */
  readonly medcenter?: string | null | undefined
  /** How many a page of the list has: a list that grows asks for its new page alone. */
  readonly page?: number
  /** The programme that a list is filtered by, if it is one of the person's. */
  readonly program?: string | undefined
  /** Of the child that the list is for; null: of a child of unknown age; undefined: not for a child. */
  readonly childAge?: number | null | undefined
  /** The profile of a relative whom somebody has chosen; with `childAge` null, as `useCoverPerson` gives both. */
  readonly person?: string | undefined
  /** By the ids of medical centres: the nearest times of the service, which stand beside. */
  readonly nearest?: Readonly<Record<string, string | null | undefined>>
  /** The day of the times beside all badges; null: none was chosen. */
  readonly day?: string | null | undefined
  /** Another part of the page has the choice of the programme. */
  readonly hasNoChoice?: boolean
}

export type CoverKind = 'doctors' | 'medcenters' | 'services' | 'options' | 'offers'
export type CoverSaid = Answer<'readCover'>['doctors'][number]
export type CoverSummary = CoverSaid['coverage']

export interface Cover {
  /** Undefined: the person has no programme; null: nothing is known of it yet. */
  readonly of: (kind: CoverKind, id: string) => CoverSummary | null | undefined
  /** What is known of it, in words. */
  readonly wordsOf?: (kind: CoverKind, id: string) => ReactNode
  /** It is not known yet who is signed in: there is room only where the device remembers a programme. */
  readonly isRemembered?: boolean
}

/** An option at a medical centre. */
export const offerId = (medcenterId: string, optionId: string) => `${medcenterId} ${optionId}`

export const noCover: Cover = { of: () => undefined }
export const unknownPerson: Cover = { of: () => null, isRemembered: true }
/** Of a covered person, before the answer. */
export const unansweredCover: Cover = { of: () => null }
