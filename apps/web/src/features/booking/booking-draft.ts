import { keepDraft, readDraft } from '../../app/browser-storage/drafts.ts'
import { chosenProgramme } from '../../app/cover/chosen-programme.ts'
import type { ChosenPayer } from '../../app/payers/use-payers.ts'

interface BookingDraft {
  readonly profileId: string
  readonly payer: ChosenPayer
  /** What is paid for, as below. */
  readonly paid: string
  /** The programme that was chosen before the time; missing: none. */
  readonly proposed?: string
}

interface Place {
  readonly assignmentId: string
  readonly serviceId?: string | undefined
}

/** The same payer is wanted for another time of the same service, or else of the same doctor at the same place. */
const paidOf = ({ assignmentId, serviceId }: Place) =>
  serviceId ? `service ${serviceId}` : `doctor ${assignmentId}`

export const patientBefore = () => readDraft<BookingDraft>('booking').profileId

/** Another person has other programmes: who pays is forgotten. */
export const keepPatient = (profileId: string) => keepDraft('booking', { profileId })

export const keepPayer = (profileId: string, payer: ChosenPayer, place: Place) =>
  keepDraft('booking', { profileId, payer, paid: paidOf(place), proposed: chosenProgramme(profileId) })

/**
 * Who was chosen to pay for this person before a reload, or for another time; undefined also where another programme was chosen
 * since then.
 */
export function payerBefore(place: Place, profileId: string | undefined): ChosenPayer | undefined {
  const draft = readDraft<BookingDraft>('booking')
  if (profileId === undefined || draft.profileId !== profileId || draft.paid !== paidOf(place))
    return undefined
  return draft.proposed === chosenProgramme(profileId) ? draft.payer : undefined
}

/** The next visit is another decision. */
export function forgetPayer(): void {
  const profileId = patientBefore()
  keepDraft('booking', profileId === undefined ? {} : { profileId })
}
