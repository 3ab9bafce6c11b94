import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { UnlockStore } from '../../app/device-store/unlock/unlock-store.tsx'
import { isFramed } from '../../app/frame/is-framed.ts'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchOfScreen } from '../../app/router/search-params.ts'
import { DoctorsReportButtons } from '../../features/documents/open/doctors-report-buttons.tsx'
import { useIsPushPromptMoment } from '../../features/push/push-prompt-moment.ts'
import { RatingPrompt } from '../../features/rating/rating-prompt.tsx'
import { FoundVisits } from '../../features/visit-import/found-visits.tsx'
import { VisitsScreen } from '../../features/visits/visits.screen.tsx'
import type { VisitsSearch } from '../../features/visits/visits-search.ts'
import { WaitsNotice } from '../../features/waitlist/waits-notice.tsx'
import { gated } from '../-gated.tsx'

const PushPrompt = lazy(async () => ({
  default: (await import('../../features/push/push-prompt.tsx')).PushPrompt,
}))

/** Messages are offered below the visit that was just booked, at any position in the list. */
function OfferBelowBooked() {
  const isMoment = useIsPushPromptMoment()
  return (
    isMoment &&
    !isFramed && (
      <Suspense>
        <PushPrompt />
      </Suspense>
    )
  )
}

const SuggestOfflineCode = lazy(async () => ({
  default: (await import('../../features/wallet/code/suggest-offline-code.tsx')).SuggestOfflineCode,
}))

function Visits() {
  return (
    <>
      <VisitsScreen
        locked={<UnlockStore />}
        offer={
          <Suspense>
            <SuggestOfflineCode />
          </Suspense>
        }
        Reports={DoctorsReportButtons}
        belowBooked={<OfferBelowBooked />}
        found={
          <>
            <WaitsNotice />
            <FoundVisits />
          </>
        }
      />
      <RatingPrompt />
    </>
  )
}

export const Route = createFileRoute('/visits/')({
  validateSearch: searchOfScreen<VisitsSearch>,
  beforeLoad: signedInOnly,
  loader: loadRouteTexts(
    'visits',
    'documents',
    'lists',
    'waitlist',
    'visit-import',
    'wallet',
    'access',
    'install',
  ),
  component: gated(Visits),
})
