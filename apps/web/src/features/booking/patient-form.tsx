import type { Answer } from '@vizit/api-client/calls.ts'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { isComplete, useProfile } from '../../app/people/profile.ts'
import { ConfirmBooking } from './confirm-booking.tsx'
import { ProfileStep } from './profile-step.tsx'
import { useBookingCapabilities } from './use-booking-eligibility.ts'

interface PatientFormProps {
  timeslot: Answer<'showTimeslot'>
  onBusy: () => void
  /** The user continues with this slot on another screen: it must stay held. */
  onStay: () => void
}

/** The form of a signed-in user, after the profile and the booking permissions are loaded. */
export function PatientForm({ timeslot, onBusy, onStay }: PatientFormProps) {
  const profile = useProfile()
  const capabilities = useBookingCapabilities(timeslot)
  const refusal = profile.refusal ?? capabilities.refusal
  if (refusal && !(profile.data && capabilities.data)) {
    const retry = () => void Promise.all([profile.refetch(), capabilities.refetch()])
    return <ErrorState refusal={refusal} retry={retry} />
  }
  if (!profile.data) return <CardSkeletons count={1} />
  if (!isComplete(profile.data) || !profile.data.sex) return <ProfileStep onStay={onStay} />
  if (!capabilities.data) return <CardSkeletons count={1} />
  return (
    <ConfirmBooking
      timeslot={timeslot}
      profile={profile.data}
      capabilities={capabilities.data}
      onBusy={onBusy}
      onStay={onStay}
    />
  )
}
