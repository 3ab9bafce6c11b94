import { Button } from '@mantine/core'
import { IconMap2, IconPhone } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import { directions } from '../../app/directions.ts'
import { firstPhone } from '../../app/visit/first-phone.ts'
import classes from './visit-links.module.css'

interface VisitLinksProps {
  visit: Answer<'showGuestVisit'>
  /** The button that keeps the visit in the calendar. */
  calendar: ReactNode
}

/** The calendar, the way there, and the registry's phone. */
export function VisitLinks({ visit, calendar }: VisitLinksProps) {
  const t = useT('visits')
  const phone = firstPhone(visit.branchPhones)
  return (
    <div className={classes.links}>
      {calendar}
      <Button
        component="a"
        href={directions(visit)}
        target="_blank"
        rel="noreferrer"
        variant="light"
        leftSection={<IconMap2 size={20} aria-hidden />}
      >
        {t('directions')}
      </Button>
      {phone && (
        <Button
          component="a"
          href={`tel:${phone}`}
          variant="light"
          leftSection={<IconPhone size={20} aria-hidden />}
        >
          {t('call')}
        </Button>
      )}
    </div>
  )
}
