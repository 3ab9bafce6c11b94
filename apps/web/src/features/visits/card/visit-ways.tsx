import { Button } from '@mantine/core'
import { IconCalendarDown, IconMap2, IconPhone } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { directions } from '../../../app/directions.ts'
import { firstPhone } from '../../../app/visit/first-phone.ts'
import type { Visit } from '../visit-types.ts'
import { useDownloadCalendarFile } from './use-download-calendar-file.ts'
import classes from './visit-actions.module.css'

const icon = { size: 20, 'aria-hidden': true } as const

interface VisitWaysProps {
  visit: Visit
  when: string
  /** False where all phones stand beside it. */
  call?: boolean
}

/** How to remember the visit, to get there and to call. */
export function VisitWays({ visit, when, call = true }: VisitWaysProps) {
  const t = useT('visits')
  const calendar = useDownloadCalendarFile(visit)
  const phone = call && firstPhone(visit.branchPhones)
  const labelled = (action: string) => ({
    'aria-label': t('actionsFor', { action, physician: visit.physicianName, when }),
  })
  return (
    <>
      <div className={classes.actions}>
        {!visit.isPast && (
          <Button
            variant="light"
            leftSection={<IconCalendarDown {...icon} />}
            loading={calendar.isPending}
            onClick={calendar.download}
            {...labelled(t('calendar'))}
          >
            {t('calendar')}
          </Button>
        )}
        <Button
          component="a"
          href={directions(visit)}
          target="_blank"
          rel="noreferrer"
          variant="light"
          leftSection={<IconMap2 {...icon} />}
          {...labelled(t('directions'))}
        >
          {t('directions')}
        </Button>
        {phone && (
          <Button
            component="a"
            href={`tel:${phone}`}
            variant="light"
            leftSection={<IconPhone {...icon} />}
            {...labelled(t('call'))}
          >
            {t('call')}
          </Button>
        )}
      </div>
      <RefusalBlock refusal={calendar.refusal} />
    </>
  )
}
