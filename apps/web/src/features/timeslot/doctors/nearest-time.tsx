import { Button, Text } from '@mantine/core'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { useId, useState } from 'react'
import { JoinWaitlistLink } from '../join-waitlist-link.tsx'
import type { Doctor } from '../timeslot-types.ts'

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
  const [open, setOpen] = useState(false)
  const list = useId()

  if (nearest) {
    const date = format.dateOf(nearest)
    const near = format.relativeTime(nearest, civilDateOf(Date.now()))
    return (
      <Button
        variant="light"
        onClick={() => onChoose(date)}
        aria-label={`${t('nearest', { date: near })}. ${doctor.fullName}`}
      >
        {t('nearest', { date: near })}
      </Button>
    )
  }
  return (
    <div>
      {isBookable && (
        <>
          <Text mb="xs">{t('noFreeTime')}</Text>
          <JoinWaitlistLink doctor={doctor} />
        </>
      )}
      <Button
        variant="default"
        aria-expanded={open}
        aria-controls={list}
        aria-label={`${t('inRegistry')}. ${doctor.fullName}`}
        onClick={() => setOpen(!open)}
      >
        {t('inRegistry')}
      </Button>
      <div id={list}>{open && <PhoneLinks phones={phones} />}</div>
    </div>
  )
}
