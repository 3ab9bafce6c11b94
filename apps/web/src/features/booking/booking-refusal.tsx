import { Button } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { withoutPhonesInText } from '../../app/booking/without-phones-in-text.ts'
import { PayerRefusal } from '../../app/payers/payer-refusal.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { type SlotsAddress, useSlotsAddresses } from './slots-address.ts'

interface BookingRefusalProps {
  refusal: Refusal | null
  timeslot: Answer<'showTimeslot'>
  /** Books again without the programme that does not pay. */
  onOwnExpense?: (() => void) | undefined
  /** The patient's age in whole years, to look for another doctor. */
  age?: number | null
  /** Somebody of the family was chosen: the right to book them may be gone as well. */
  isOfFamily?: boolean
}

/** Why the visit was not booked, with the next step. The choice stays. */
export function BookingRefusal(props: BookingRefusalProps) {
  const { refusal, timeslot, onOwnExpense, age = null, isOfFamily = false } = props
  const t = useT('booking')
  const gone = isOfFamily
    ? { title: t('goneOrPatient'), next: t('goneOrPatientHint') }
    : { title: t('gone'), next: t('goneHint') }
  return (
    <PayerRefusal
      refusal={refusal?.code === 'CLINIC_UNAVAILABLE' ? withoutPhonesInText(refusal) : refusal}
      // A new timetable of the clinic took the time away while the form was open.
      text={refusal?.code === 'NOT_FOUND' ? gone : undefined}
      action={
        refusal && <WayOn refusal={refusal} timeslot={timeslot} onOwnExpense={onOwnExpense} age={age} />
      }
    />
  )
}

/** The same times, from a day on. */
const onDay = (slots: SlotsAddress, date: string): SlotsAddress =>
  slots.to === '/timeslot'
    ? { ...slots, search: { ...slots.search, date } }
    : { ...slots, search: { ...slots.search, date } }

type WayOnProps = BookingRefusalProps & { refusal: Refusal; age: number | null }

function WayOn({ refusal, timeslot, onOwnExpense, age }: WayOnProps) {
  const t = useT('booking')
  const payers = useT('payers')
  const { phones } = timeslot.assignment
  const { same, others } = useSlotsAddresses(timeslot, refusal.code === 'AGE_LIMITS_ISSUE' ? age : null)
  switch (refusal.code) {
    case 'VISITOR_BUSY':
      return (
        <ButtonLink to="/visits" search={{ visit: refusal.attributes.orderId }} variant="default">
          {t('showVisit')}
        </ButtonLink>
      )
    case 'AGE_LIMITS_ISSUE':
    case 'SERVICE_IS_NOT_SUPPORTED':
      return (
        <ButtonLink {...others} variant="default">
          {t('otherDoctor')}
        </ButtonLink>
      )
    case 'NO_ASSIGNMENT_BOOKING': {
      const { covers, membersOnly, phones: ofRegistry } = refusal.attributes
      if (!covers && !membersOnly) return <PhoneLinks phones={ofRegistry || phones} />
      const day = covers?.from ?? covers?.to
      if (!day)
        return (
          <ButtonLink {...others} variant="default">
            {t('otherDoctor')}
          </ButtonLink>
        )
      return (
        <ButtonLink {...onDay(same, day)} variant="default">
          {t('otherTime')}
        </ButtonLink>
      )
    }
    case 'ONLINE_BOOKING_FORBIDDEN':
    case 'CLINIC_UNAVAILABLE':
      return <PhoneLinks phones={phones} />
    case 'NOT_IN_PROGRAMME':
    case 'PROGRAMME_LIMIT_REACHED':
      return onOwnExpense && <Button onClick={onOwnExpense}>{payers('bookOwn')}</Button>
    case 'NOT_FOUND':
      return (
        <ButtonLink {...same} variant="default">
          {t('otherTime')}
        </ButtonLink>
      )
    default:
      return null
  }
}
