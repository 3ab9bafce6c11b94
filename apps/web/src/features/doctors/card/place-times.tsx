import { Button } from '@mantine/core'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { sentenceStart } from '@vizit/i18n/format/sentence-start.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useId, useState } from 'react'
import { pageTime } from '../../../app/release/page-time.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import type { SlotAddress } from '../../../app/timeslot/slot-address.ts'
import { SlotLink } from '../../../app/timeslot/slot-link.tsx'
import type { ListedDoctor, ListedTimeslot } from '../doctor-types.ts'
import classes from './card.module.css'
import type { TimesOfPlace } from './times-by-place.ts'

/** Times of each day that are shown at first: one row on a phone. */
const SHOWN_OF_DAY = 3

interface PlaceTimesProps {
  doctor: ListedDoctor
  times: TimesOfPlace
  address: SlotAddress
  visitAt: (slot: ListedTimeslot) => string | undefined
}

/** The free times of a doctor at one place by day, each a link to its booking form. */
export function PlaceTimes({ doctor, times: { days }, address, visitAt }: PlaceTimesProps) {
  const t = useT('doctors')
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const today = civilDateOf(pageTime())
  const shown = isOpen ? Number.POSITIVE_INFINITY : SHOWN_OF_DAY
  const hidden = days.reduce((sum, { slots }) => sum + Math.max(0, slots.length - SHOWN_OF_DAY), 0)
  const label = isOpen ? t('fewerTimes') : t('moreTimes', { count: hidden })
  return (
    <>
      <div id={id} className={classes.days}>
        {days.map(({ date, slots }) => (
          <div key={date} className={classes.day}>
            <span id={`${id}-${date}`} className={classes.date}>
              {sentenceStart(format.relativeDate(date, today))}
            </span>
            <ul className={classes.times} aria-labelledby={`${id}-${date}`}>
              {slots.slice(0, shown).map(slot => (
                <li key={slot.timeslotId}>
                  <SlotLink slot={slot} doctor={doctor.fullName} address={address} overlaps={visitAt(slot)} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {hidden > 0 && (
        <Button
          variant="subtle"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('allTimesOf', { text: label, name: doctor.fullName })}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      )}
      {hidden > 0 && (
        <noscript>
          <TextLink
            to="/clinics/$clinic/doctors/$doctorId"
            params={{ clinic: doctor.providerCode, doctorId: doctor.id }}
          >
            {t('moreTimes', { count: hidden })}
          </TextLink>
        </noscript>
      )}
    </>
  )
}
