import { useNavigate } from '@tanstack/react-router'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { shortName } from '@vizit/domain/person/short-name.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast, toastRefusal } from '@vizit/ui/toast/toasts.ts'
import { rememberTownOrClinic } from '../../app/browser-storage/preferences.ts'
import { forgetChosenProgrammes } from '../../app/cover/chosen-programme.ts'
import { addFavourite } from '../../app/favourites/favourites.ts'
import { usePatientOfVisit } from '../../app/people/use-patient-of-visit.ts'
import { forgetPayer } from './booking-draft.ts'

interface BookVisitReactions {
  /** An unanswered booking of this timeslot from before a reload is continued. */
  readonly timeslotId: string
  readonly onBooked: () => void
  readonly onBusy: () => void
  readonly onConsentRequired: () => void
}

/** Books; then adds the doctor to the favourites and shows the visit (product §4, "Booking"). */
export function useBookVisit({ timeslotId, onBooked, onBusy, onConsentRequired }: BookVisitReactions) {
  const t = useT('booking')
  const navigate = useNavigate()
  const whomOf = usePatientOfVisit()
  return useCall('bookVisit', {
    done: visit => {
      onBooked()
      forgetChosenProgrammes()
      forgetPayer()
      addFavourite({
        id: visit.physicianId,
        displayName: shortName(visit.physicianName),
        branchId: visit.branchId,
        photoUrl: visit.photoUrl,
        providerCode: visit.providerCode,
      })
      rememberTownOrClinic({ provider: visit.providerCode })
      const of = whomOf(visit)
      if (of === null) toast(t('created'))
      else if (of.whom === null) toast(t('createdFor', { patient: of.patient, when: of.when }))
      else toast(t('createdWhom', { whom: of.whom, when: of.when }))
    },
    next: visit => navigate({ to: '/visits', state: { booked: visit.orderId }, replace: true }),
    resumes: ({ body }) => body.timetableId === timeslotId,
    keptForSignIn: true,
    left: ({ code }) => toastRefusal(t(code === 'UNANSWERED' ? 'leftUnknown' : 'leftRefused')),
    refused: { TIMESLOT_IS_BUSY: onBusy, CONSENT_REQUIRED: onConsentRequired },
  })
}
