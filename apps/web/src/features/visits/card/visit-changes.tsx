import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { useUnchangeableReason } from '../../../app/visit/use-unchangeable-reason.ts'
import type { Visit } from '../visit-types.ts'

interface VisitChangesProps {
  visit: Visit
  when: string
  /** Further actions besides moving it and waiting for an earlier time. */
  children?: ReactNode
}

/** How a future visit can be changed, or why it cannot any more. */
export function VisitChanges({ visit, when, children }: VisitChangesProps) {
  const t = useT('visits')
  const reasonOf = useUnchangeableReason()
  const labelled = (action: string) => ({
    'aria-label': t('actionsFor', { action, physician: visit.physicianName, when }),
  })
  if (!visit.isManageable) return <Text c="dimmed">{reasonOf(visit)}</Text>
  return (
    <ActionRow compact>
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
      {children}
    </ActionRow>
  )
}
