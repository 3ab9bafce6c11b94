import { Text } from '@mantine/core'
import { takesStrangers } from '@vizit/domain/booking/booking-policy.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { ReceptionPhones } from '../../../app/doctor/reception-phones.tsx'
import { pageTime } from '../../../app/release/page-time.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { JoinWaitlistLink } from '../../../app/timeslot/join-waitlist-link.tsx'
import type { ListedDoctor } from '../doctor-types.ts'

/**
 * A doctor without free times in the next three days at the places asked for: the nearest date there and the waiting list for a
 * sooner one, or the waiting list and the phones of their reception (product §2, "Doctor card").
 */
export function NoTimes({ doctor }: { doctor: ListedDoctor }) {
  const t = useT('timeslot')
  const own = useT('doctors')
  const { format } = useTexts()
  const { fullName, id, nearestTimeslot: nearest, providerCode: clinic } = doctor
  const places = doctor.worksAt.filter(({ asked }) => asked)
  const service = places.find(place => place.serviceId)?.serviceId
  const chosen = { clinic, doctor: id, ...(service && { service }) }

  const online = places.filter(({ onlineBooking }) => onlineBooking)
  const isForAll = online.some(({ bookingPolicy }) => takesStrangers(bookingPolicy))
  if (nearest) {
    const [date, today] = [format.dateOf(nearest), civilDateOf(pageTime())]
    const text = t('nearest', { date: format.relativeTime(nearest, today) })
    return (
      <>
        <ButtonLink
          {...(service
            ? { to: '/service', search: { ...chosen, service, date } }
            : { to: '/timeslot', search: { ...chosen, date } })}
          variant="light"
          aria-label={`${text}. ${fullName}`}
        >
          {text}
        </ButtonLink>
        {isForAll && <JoinWaitlistLink search={chosen} of={fullName} nearest={nearest} />}
      </>
    )
  }
  const phones = [...new Set(places.flatMap(place => place.phones.split(';')))].join(';')
  return (
    <>
      {isForAll && (
        <>
          <Text>{own('noTimes')}</Text>
          <JoinWaitlistLink search={chosen} of={fullName} />
        </>
      )}
      {online.length > 0 && !isForAll && (
        <>
          <Text>{own('restricted')}</Text>
          <ButtonLink
            to="/timeslot"
            search={{ clinic, doctor: id }}
            variant="light"
            aria-label={own('howToBookTo', { name: fullName })}
          >
            {own('howToBook')}
          </ButtonLink>
        </>
      )}
      <ReceptionPhones doctor={fullName} phones={phones} />
    </>
  )
}
