import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { useState } from 'react'
import { keepDraft, readDraft } from '../../app/drafts.ts'
import type { Profile } from '../../app/profile.ts'
import { BookingRefusal } from './booking-refusal.tsx'
import { ConsentDialog } from './consent-dialog.tsx'
import { NobodyCan } from './nobody-can.tsx'
import { orderMembers } from './order-members.ts'
import { PatientChoice } from './patient-choice.tsx'
import { ProfileStep } from './profile-step.tsx'
import { useBookVisit } from './use-book-visit.ts'
import { useSaveConsent } from './use-save-consent.ts'
import { useVisitThen } from './use-visit-then.ts'
import { VisitThen } from './visit-then.tsx'

interface ConfirmBookingProps {
  timeslot: Answer<'showTimeslot'>
  profile: Profile
  capabilities: Answer<'listBookingCapabilities'>
  onBusy: () => void
  onStay: () => void
}

/** For whom, then the one button that books. */
export function ConfirmBooking({ timeslot, profile, capabilities, onBusy, onStay }: ConfirmBookingProps) {
  const t = useT('booking')
  const candidates = orderMembers(profile, capabilities)
  const [chosen, setChosen] = useState(() => readDraft<{ profileId: string }>('booking').profileId)
  const [asksConsent, setAsksConsent] = useState(false)
  const allowed = candidates.filter(candidate => candidate.allowed)
  const patient = allowed.find(({ profileId }) => profileId === chosen) ?? allowed[0]
  const visitThen = useVisitThen(patient?.profileId ?? null, timeslot)

  const booking = useBookVisit({ onBooked: onStay, onBusy, onConsentRequired: () => setAsksConsent(true) })
  const consent = useSaveConsent(profile, () => {
    setAsksConsent(false)
    book()
  })

  function choose(profileId: string) {
    setChosen(profileId)
    keepDraft('booking', { profileId })
    booking.reset()
  }

  function book() {
    if (!patient) return
    const { timeslotId: timetableId, assignment } = timeslot
    const { assignmentId } = assignment
    booking.mutate({ body: { timetableId, assignmentId, profileId: patient.profileId } })
  }

  if (booking.refusal?.code === 'PROFILE_MISSING') return <ProfileStep onStay={onStay} />
  return (
    <>
      <VisitThen visit={visitThen} isMine={patient?.profileId === profile.me} />
      <PatientChoice candidates={candidates} chosen={patient?.profileId ?? null} onChoose={choose} />
      {!patient && <NobodyCan timeslot={timeslot} />}
      <BookingRefusal refusal={asksConsent ? null : booking.refusal} timeslot={timeslot} />
      {patient && (
        <ActionBar>
          <SubmitButton
            pending={booking.isPending}
            disabled={visitThen !== null}
            onClick={() => (profile.consentReceived ? book() : setAsksConsent(true))}
          >
            {t('confirm')}
          </SubmitButton>
        </ActionBar>
      )}
      {asksConsent && (
        <ConsentDialog
          providerCode={timeslot.assignment.providerCode}
          pending={consent.isPending}
          refusal={consent.refusal}
          onConfirm={consent.save}
          onClose={() => setAsksConsent(false)}
        />
      )}
    </>
  )
}
