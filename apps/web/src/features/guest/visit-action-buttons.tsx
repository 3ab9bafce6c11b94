import type { Answer } from '@vizit/api-client/calls.ts'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import type { ReactNode } from 'react'
import { CallButton } from '../../app/visit/call-button.tsx'
import { DirectionsButton } from '../../app/visit/directions-button.tsx'

interface VisitActionButtonsProps {
  visit: Answer<'showGuestVisit'>
  /** The button that adds the visit to the calendar. */
  calendar: ReactNode
}

/** The calendar, the route, and the registry's phone. */
export function VisitActionButtons({ visit, calendar }: VisitActionButtonsProps) {
  return (
    <ActionRow compact>
      {calendar}
      <DirectionsButton to={visit} />
      <CallButton phones={visit.branchPhones} />
    </ActionRow>
  )
}
