import { useVisitTime } from '../../../app/visit/use-visit-time.ts'
import { CancelButton } from '../cancel/cancel-button.tsx'
import { VisitActionButtons } from '../card/visit-action-buttons.tsx'
import { VisitChanges } from '../card/visit-changes.tsx'
import type { Visit } from '../visit-types.ts'

/** The actions for the next visit, on every screen that shows it; its phones are shown beside it. */
export function NextVisitActions({ visit }: { visit: Visit }) {
  const when = useVisitTime()(visit.startDate).words
  return (
    <>
      <VisitActionButtons visit={visit} when={when} call={false} />
      <VisitChanges visit={visit} when={when}>
        <CancelButton visit={visit} when={when} look="words" />
      </VisitChanges>
    </>
  )
}
