import { createFileRoute } from '@tanstack/react-router'
import { UnlockStore } from '../../app/device-store/unlock/unlock-store.tsx'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { TestsScreen } from '../../features/tests/tests.screen.tsx'
import { testsSearch } from '../../features/tests/tests-search.ts'
import { gated } from '../-gated.tsx'

function Tests() {
  return <TestsScreen locked={<UnlockStore />} />
}

export const Route = createFileRoute('/tests/')({
  validateSearch: testsSearch,
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('tests', 'lists', 'wallet', 'access'),
  component: gated(Tests),
})
