import { createFileRoute } from '@tanstack/react-router'
import { useDeviceStore } from '../app/device-store/use-device-store.ts'
import { signedInOnly } from '../app/router/guards.ts'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { FirstAidKitScreen } from '../features/first-aid-kit/first-aid-kit.screen.tsx'
import { ClosedStore } from '../features/wallet/closed-store.tsx'
import { gatedOwn } from './-gated.tsx'

function FirstAidKit() {
  const { state, wiped } = useDeviceStore()
  return <FirstAidKitScreen closed={<ClosedStore state={state} wiped={wiped} />} />
}

export const Route = createFileRoute('/first-aid-kit')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('first-aid-kit', 'wallet', 'access'),
  component: gatedOwn(FirstAidKit),
})
