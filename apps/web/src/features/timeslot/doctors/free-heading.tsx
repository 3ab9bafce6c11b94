import { Title } from '@mantine/core'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './free-doctors.module.css'

interface FreeHeadingProps {
  date: string | null
  pending: boolean
  /** The date that was just chosen: its free times get the focus when they are loaded. */
  focusOn: string | null
  /** The number of results, announced when it changes. */
  count: ReactNode
  /** A date will stand here: its two lines on a phone have their room. */
  isDateComing?: boolean
}

/** The heading of the free times, with their number. */
export function FreeHeading({ date, pending, focusOn, count, isDateComing }: FreeHeadingProps) {
  const t = useT('timeslot')
  const { format } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)

  const arrived = !pending && focusOn === date ? date : null
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])

  return (
    <div>
      <Title
        order={2}
        ref={heading}
        tabIndex={-1}
        className={classes.heading}
        data-date-coming={isDateComing || undefined}
      >
        {date ? t('freeOn', { date: format.dayDate(date) }) : t('doctors')}
      </Title>
      <p role="status" className={classes.count}>
        {!pending && count}
      </p>
    </div>
  )
}
