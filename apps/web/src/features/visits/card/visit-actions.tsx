import { Button, Text } from '@mantine/core'
import { IconCalendarDown, IconMap2, IconPhone } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { lazy, Suspense, useState } from 'react'
import { directions } from '../../../app/directions.ts'
import { ButtonLink } from '../../../app/router-links.tsx'
import { firstPhone } from '../../../app/visit/first-phone.ts'
import { useChangeCutOff } from '../../../app/visit/use-change-cut-off.ts'
import type { Visit } from '../visit-types.ts'
import { useDownloadCalendarFile } from './use-download-calendar-file.ts'
import classes from './visit-actions.module.css'

const CancelVisit = lazy(async () => ({ default: (await import('../cancel/cancel-visit.tsx')).CancelVisit }))

const icon = { size: 20, 'aria-hidden': true } as const

/** What a person can do about a future visit. */
export function VisitActions({ visit, when }: { visit: Visit; when: string }) {
  const t = useT('visits')
  const cutOff = useChangeCutOff()
  const [cancelling, setCancelling] = useState(false)
  const calendar = useDownloadCalendarFile(visit)
  const phone = firstPhone(visit.branchPhones)
  const way = directions(visit)
  const labelled = (action: string) => ({
    'aria-label': t('actionsFor', { action, physician: visit.physicianName, when }),
  })

  return (
    <>
      <div className={classes.actions}>
        <Button
          variant="light"
          leftSection={<IconCalendarDown {...icon} />}
          loading={calendar.isPending}
          onClick={calendar.download}
          {...labelled(t('calendar'))}
        >
          {t('calendar')}
        </Button>
        <Button
          component="a"
          href={way}
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
      {visit.isManageable ? (
        <div className={classes.actions}>
          <ButtonLink
            to="/visits/$orderId/move"
            params={{ orderId: visit.orderId }}
            variant="default"
            {...labelled(t('move'))}
          >
            {t('move')}
          </ButtonLink>
          <ButtonLink
            to="/waitlist/join"
            search={{ visit: visit.orderId }}
            variant="default"
            {...labelled(t('earlier'))}
          >
            {t('earlier')}
          </ButtonLink>
          <Button
            variant="subtle"
            color="red"
            className={classes.cancel}
            onClick={() => setCancelling(true)}
            {...labelled(t('cancel'))}
          >
            {t('cancel')}
          </Button>
        </div>
      ) : (
        <Text c="dimmed">{t('notManageable', { count: cutOff })}</Text>
      )}
      {cancelling && (
        <Suspense>
          <CancelVisit visit={visit} when={when} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </>
  )
}
