import { IconCalendarDown } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { CallButton } from '../../../app/visit/call-button.tsx'
import { DirectionsButton } from '../../../app/visit/directions-button.tsx'
import type { Visit } from '../visit-types.ts'
import { useDownloadCalendarFile } from './use-download-calendar-file.ts'

interface VisitActionButtonsProps {
  visit: Visit
  when: string
  /** False if all phones are shown beside it. */
  call?: boolean
}

/** The calendar file, the route and the phone of a visit. */
export function VisitActionButtons({ visit, when, call = true }: VisitActionButtonsProps) {
  const t = useT('visits')
  const calendar = useDownloadCalendarFile(visit)
  const nameOf = (action: string) => t('actionsFor', { action, physician: visit.physicianName, when })
  return (
    <>
      <ActionRow compact>
        {!visit.isPast && (
          <PendingButton
            variant="light"
            leftSection={<IconCalendarDown size={20} aria-hidden />}
            pending={calendar.isPending}
            onClick={calendar.download}
            aria-label={nameOf(t('calendar'))}
          >
            {t('calendar')}
          </PendingButton>
        )}
        <DirectionsButton to={visit} nameOf={nameOf} />
        {call && <CallButton phones={visit.branchPhones} nameOf={nameOf} />}
      </ActionRow>
      <RefusalBlock refusal={calendar.refusal} />
    </>
  )
}
