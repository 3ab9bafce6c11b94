import { Button, Text } from '@mantine/core'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { ReceptionPhones } from '../../../app/doctor/reception-phones.tsx'
import { JoinWaitlistLink } from '../../../app/timeslot/join-waitlist-link.tsx'
import type { Doctor } from '../timeslot-types.ts'
import { useWaitlistSearch } from '../use-waitlist-search.ts'

interface NearestTimeProps {
  doctor: Doctor
  /** The nearest free instant at these places. */
  nearest: string | null
  /** True if one of them can be booked online. */
  isBookable: boolean
  /** The registries' phones, separated by semicolons. */
  phones: string
  onChoose: (date: string) => void
}

/** The nearest free date as a button; or "in the registry" with its phones (product §2, "Doctor card"). */
export function NearestTime({ doctor, nearest, isBookable, phones, onChoose }: NearestTimeProps) {
  const t = useT('timeslot')
  const { format } = useTexts()
  const search = useWaitlistSearch(doctor)
  const text = nearest && t('nearest', { date: format.relativeTime(nearest, civilDateOf(Date.now())) })
  return (
    <>
      {nearest ? (
        <Button
          variant="light"
          onClick={() => onChoose(format.dateOf(nearest))}
          aria-label={`${text}. ${doctor.fullName}`}
        >
          {text}
        </Button>
      ) : (
        isBookable && <Text>{t('noFreeTime')}</Text>
      )}
      {isBookable && <JoinWaitlistLink search={search} of={doctor.fullName} nearest={nearest} />}
      {!nearest && <ReceptionPhones doctor={doctor.fullName} phones={phones} />}
    </>
  )
}
