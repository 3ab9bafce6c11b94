import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { useState } from 'react'
import { orderMembers } from '../../app/booking/order-members.ts'
import { RegistryPhones } from '../../app/booking/registry-phones.tsx'
import { useGiveConsent } from '../../app/consent/use-give-consent.ts'
import { chosenProgramme } from '../../app/cover/chosen-programme.ts'
import { PayerChoice } from '../../app/payers/payer-choice.tsx'
import { PayerLine } from '../../app/payers/payer-line.tsx'
import { type ChosenPayer, usePayers } from '../../app/payers/use-payers.ts'
import type { Profile } from '../../app/people/profile.ts'
import { usePeople } from '../../app/people/use-people.ts'
import { AddChildLink } from './add-child-link.tsx'
import { keepPatient, keepPayer, patientBefore, payerBefore } from './booking-draft.ts'
import { BookingRefusal } from './booking-refusal.tsx'
import { ConsentDialog } from './consent-dialog.tsx'
import { ConsentOfRelative } from './consent-of-relative.tsx'
import { NoBookablePatientNextStep } from './no-bookable-patient-next-step.tsx'
import { OverlappingVisit } from './overlapping-visit.tsx'
import { PatientChoice } from './patient-choice.tsx'
import { preferredPatient } from './preferred-patient.ts'
import { ProfileStep } from './profile-step.tsx'
import { useBookVisit } from './use-book-visit.ts'
import { useOverlappingVisit } from './use-overlapping-visit.ts'
import { useServiceFromAddress } from './use-service-from-address.ts'

interface ConfirmBookingProps {
  timeslot: Answer<'showTimeslot'>
  profile: Profile
  capabilities: Answer<'listBookingCapabilities'>
  onBusy: () => void
  onStay: () => void
}

/** Chooses the patient; then one button books. */
export function ConfirmBooking({ timeslot, profile, capabilities, onBusy, onStay }: ConfirmBookingProps) {
  const t = useT('booking')
  const candidates = orderMembers(profile, capabilities)
  const [asksConsent, setAsksConsent] = useState(false)
  const allowed = candidates.filter(candidate => candidate.allowed)
  const navigate = useNavigate()
  const { child } = useSearch({ strict: false })
  const preferred = preferredPatient(allowed, profile, child === undefined ? null : Number(child))
  const [chosen, setChosen] = useState(() => {
    const before = patientBefore()
    return allowed.some(({ profileId }) => profileId === before) ? before : preferred?.profileId
  })
  // If the chosen patient may no longer be booked, nobody else is selected automatically.
  const patient = chosen === undefined ? preferred : allowed.find(({ profileId }) => profileId === chosen)
  const { ageOf } = usePeople()
  const service = useServiceFromAddress(timeslot)
  const visitThen = useOverlappingVisit(patient?.profileId ?? null, timeslot)

  const { timeslotId: timetableId, assignment } = timeslot
  const { assignmentId } = assignment
  const { serviceId, serviceOptionId } = service
  const place = { timetableId, assignmentId, ...(serviceId && { serviceId }) }
  const isMe = patient?.relKind === 'ME'
  const isChild = patient?.relKind === 'CHILD'
  // Only a warning: somebody else may come with the child.
  const ownVisitThen = useOverlappingVisit(isChild ? profile.me : null, timeslot)
  // An adult gives consent themselves; the server knows whether they did.
  const consentIsMine = isMe || isChild
  const booking = useBookVisit({
    timeslotId: timeslot.timeslotId,
    onBooked: onStay,
    onBusy,
    onConsentRequired: () => setAsksConsent(consentIsMine),
  })
  const payers = usePayers({
    asked: patient
      ? { ...place, profileId: patient.profileId, ...(serviceOptionId && { serviceOptionId }) }
      : null,
    before: payerBefore(place, patient?.profileId),
    proposed: patient && chosenProgramme(patient.profileId),
    booking,
  })
  // Whom another programme covers on that day is a member.
  const isMemberThen = payers.paying.length + payers.notPaying.length > 0
  const isForMembers =
    assignment.bookingPolicy === 'programme' && payers.notCovering !== null && !isMemberThen
  const consent = useGiveConsent(() => {
    setAsksConsent(false)
    book()
  })

  function choose(profileId: string) {
    setChosen(profileId)
    // Another person has other programmes.
    payers.choose(undefined)
    keepPatient(profileId)
    booking.reset()
  }

  function choosePayer(payer: ChosenPayer) {
    payers.choose(payer)
    if (patient) keepPayer(patient.profileId, payer, place)
    booking.reset()
  }

  function chooseOption(option: string) {
    booking.reset()
    void navigate({ to: '.', search: search => ({ ...search, option }), replace: true })
  }

  function book(payer = payers.payer) {
    if (!patient || payer === undefined) return
    const paid = payer === null ? {} : { programId: payer }
    booking.mutate({ body: { timetableId, assignmentId, profileId: patient.profileId, ...service, ...paid } })
  }

  function bookOwn() {
    choosePayer(null)
    book(null)
  }

  function giveConsent() {
    if (patient) consent.give([{ id: patient.profileId, name: patient.fullName, isMe, isChild }])
  }

  // It may be the very visit whose request is being retried.
  const thenElse = booking.isPending || booking.refusal?.code === 'UNANSWERED' ? null : visitThen
  if (booking.refusal?.code === 'PROFILE_MISSING' && isMe) return <ProfileStep onStay={onStay} />
  return (
    <>
      <OverlappingVisit visit={thenElse} whose={isMe ? 'me' : 'patient'} />
      <OverlappingVisit visit={ownVisitThen} whose="companion" />
      <PatientChoice
        candidates={candidates}
        chosen={patient?.profileId ?? null}
        isFixed={booking.isPending}
        onChoose={choose}
        onLeave={onStay}
      />
      {patient && (
        <PayerChoice
          payers={payers}
          onChoose={choosePayer}
          isFixed={booking.isPending}
          isToldWhy={booking.refusal?.code === 'NOT_IN_PROGRAMME'}
          isForMembers={isForMembers}
          onOption={serviceId === undefined ? undefined : chooseOption}
        />
      )}
      {patient ? (
        <RegistryPhones people={candidates} phones={timeslot.assignment.phones} />
      ) : allowed.length > 0 ? (
        <Notice>{t('patientGone')}</Notice>
      ) : (
        <NoBookablePatientNextStep timeslot={timeslot} people={candidates} />
      )}
      <AddChildLink onStay={onStay} />
      {patient?.consent === 'theirs' || (booking.refusal?.code === 'CONSENT_REQUIRED' && !consentIsMine) ? (
        <ConsentOfRelative name={patient?.fullName ?? t('unnamed')} />
      ) : (
        <BookingRefusal
          refusal={asksConsent ? null : booking.refusal}
          timeslot={timeslot}
          onOwnExpense={bookOwn}
          age={patient ? ageOf(patient) : null}
          isOfFamily={!isMe}
        />
      )}
      {patient && (
        <ActionBar>
          {!isForMembers && <PayerLine payers={payers} />}
          <SubmitButton
            pending={booking.isPending || !payers.isKnown}
            disabled={thenElse !== null || isForMembers}
            unready={payers.payer === undefined}
            onClick={() => (patient.consent === 'own' ? setAsksConsent(true) : book())}
          >
            {t('confirm')}
          </SubmitButton>
        </ActionBar>
      )}
      {asksConsent && patient && (
        <ConsentDialog
          providerCode={timeslot.assignment.providerCode}
          child={isChild ? (patient.fullName ?? t('unnamed')) : null}
          pending={consent.isPending}
          refusal={consent.refusal}
          onConfirm={giveConsent}
          onClose={() => setAsksConsent(false)}
        />
      )}
    </>
  )
}
