import { createFileRoute } from '@tanstack/react-router'
import { UnlockStore } from '../../app/device-store/unlock/unlock-store.tsx'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { DocumentButton } from '../../features/documents/open/document-button.tsx'
import { TestScreen } from '../../features/tests/details/test.screen.tsx'
import { gated } from '../-gated.tsx'

function Test() {
  return <TestScreen testId={Route.useParams().testId} locked={<UnlockStore />} Document={DocumentButton} />
}

export const Route = createFileRoute('/tests/$testId')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('tests', 'documents', 'lists', 'wallet', 'access'),
  component: gated(Test),
})
