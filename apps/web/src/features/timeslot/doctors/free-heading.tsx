import { Title } from '@mantine/core'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './free-doctors.module.css'

interface FreeHeadingProps {
  date: string | null
  pending: boolean
  /** The date that was just asked for: its free times take the focus when they are there. */
  focusOn: string | null
  /** How many there are, said when it changes. */
  count: ReactNode
}

/** Whose free times these are, and how many. */
export function FreeHeading({ date, pending, focusOn, count }: FreeHeadingProps) {
  const t = useT('timeslot')
  const { format } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)

  const arrived = !pending && focusOn === date ? date : null
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])

  return (
    <div>
      <Title order={2} ref={heading} tabIndex={-1} className={classes.heading}>
        {date ? t('freeOn', { date: format.dayDate(date) }) : t('doctors')}
      </Title>
      <p role="status" className={classes.count}>
        {!pending && count}
      </p>
    </div>
  )
}
