import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useEffect } from 'react'
import { TextLink } from '../../app/router/router-links.tsx'
import { useSessionState } from '../../app/session/session.ts'
import { BookingRefusal } from './booking-refusal.tsx'
import { forgetTakenTime } from './forget-taken-time.ts'
import type { GuestForm } from './guest-form.ts'
import { GuestStep } from './guest-step.tsx'
import { HoldTimer } from './hold-timer.tsx'
import { PatientForm } from './patient-form.tsx'
import { SlotSummary } from './slot-summary.tsx'
import { type SlotsAddress, useSlotsAddresses } from './slots-address.ts'
import { useIsTimeslotBookable } from './use-booking-eligibility.ts'
import { useHoldTimeslot } from './use-hold-timeslot.ts'
import { useServiceId } from './use-service-from-address.ts'
import { isBookingUnanswered, useUnansweredBooking } from './use-unanswered-booking.ts'

const BUSY = { code: 'TIMESLOT_IS_BUSY', attributes: {} } as const

/** Refusals of the hold that would also refuse the booking. */
const hopeless = ['NO_ASSIGNMENT_BOOKING', 'CLINIC_UNAVAILABLE', 'SERVICE_IS_NOT_SUPPORTED', 'NOT_FOUND']

interface BookingFormProps {
  timeslot: Answer<'showTimeslot'>
  GuestForm: GuestForm
}

export function BookingForm({ timeslot, GuestForm }: BookingFormProps) {
  const t = useT('booking')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const signedIn = useSessionState() === 'signed-in'
  const { assignmentId } = timeslot.assignment
  const serviceId = useServiceId()
  const { same } = useSlotsAddresses(timeslot)
  const mayBook = useIsTimeslotBookable(timeslot)
  const client = useClient()
  const { timeslotId: timetableId } = timeslot
  const isResumed = useUnansweredBooking(timetableId)
  const { hold, again, stay, picture, show } = useHoldTimeslot(
    mayBook && !isResumed ? { timetableId, assignmentId, serviceId } : null,
    !signedIn,
  )
  const refusal = hold.state === 'refused' ? hold.refusal : null
  const taken = refusal?.code === 'TIMESLOT_IS_BUSY'

  function toFreshSlots(refused: Pick<Refusal, 'code' | 'attributes'> = BUSY, slots: SlotsAddress = same) {
    forgetTakenTime(queries, timetableId)
    void navigate({ ...slots, state: { refused }, replace: true })
  }

  /** The slot was taken by somebody else, or by this user, who then has the visit. */
  async function leaveTaken() {
    if (isBookingUnanswered(client, timetableId)) return
    const visits = signedIn ? await client.send('listVisits', { query: {} }) : null
    const own = visits?.ok ? visits.answer.future.find(visit => visit.timetableId === timetableId) : undefined
    if (!own) return toFreshSlots()
    // A booking whose answer came while the page was reloaded ends here, too, and says that it succeeded.
    const [search, state] = [{ visit: own.orderId }, { booked: own.orderId }]
    void navigate({ to: '/visits', search, state, replace: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer comes
  useEffect(() => {
    if (taken) void leaveTaken()
  }, [taken])

  return (
    <>
      <TextLink {...same}>{t('back')}</TextLink>
      <SlotSummary timeslot={timeslot} />
      {refusal && hopeless.includes(refusal.code) ? (
        <BookingRefusal refusal={refusal} timeslot={timeslot} />
      ) : (
        <>
          {mayBook !== false && !isBookingUnanswered(client, timetableId) && (
            <HoldTimer hold={hold} picture={picture} onAgain={again} onRead={show} />
          )}
          {signedIn ? (
            <PatientForm timeslot={timeslot} onBusy={() => toFreshSlots()} onStay={stay} />
          ) : (
            <GuestStep
              timeslot={timeslot}
              GuestForm={GuestForm}
              isHeld={hold.state === 'held'}
              onStay={stay}
              onRefused={toFreshSlots}
            />
          )}
        </>
      )}
    </>
  )
}
