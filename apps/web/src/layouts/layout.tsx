import { Outlet } from '@tanstack/react-router'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ToastHost } from '@vizit/ui/toast/toast-host.tsx'
import { lazy, Suspense } from 'react'
import { useHost } from '../app/frame/host.ts'
import { isFramed } from '../app/frame/is-framed.ts'
import { namedProvider } from '../app/provider/provider-choice.ts'
import { Banners } from './banners.tsx'
import { ConsumerLayout } from './consumer/consumer-layout.tsx'
import { InstallAndPushPrompts } from './install-and-push-prompts.tsx'
import { useLazyComponent } from './use-lazy-component.ts'
import { useToastOfSignOutElsewhere } from './use-toast-of-sign-out-elsewhere.ts'
import { VisitImportHost } from './visit-import-host.tsx'

/** Few users come to a clinic's site: the others do not load this code. */
const PortalLayout = lazy(async () => ({
  default: (await import('./portal/portal-layout.tsx')).PortalLayout,
}))

/** The portal layout is used on a clinic's site: inside its frame, or with its provider in the address. */
export function Layout() {
  useToastOfSignOutElsewhere()
  const isInFrame = useHost().showsAccount !== undefined
  const Chosen = isFramed || namedProvider() !== null ? PortalLayout : ConsumerLayout
  return (
    <Chosen>
      <Banners />
      <InstallAndPushPrompts place="above" />
      {isInFrame ? <Framed /> : <Outlet />}
      <InstallAndPushPrompts place="below" />
      <VisitImportHost />
      <ToastHost />
    </Chosen>
  )
}

/** Few users come in a frame: the others do not load this code. */
function Framed() {
  const Screens = useLazyComponent(async () => (await import('./portal/framed-screens.tsx')).FramedScreens)
  return (
    <Suspense fallback={<CardSkeletons count={4} />}>
      <Screens />
    </Suspense>
  )
}
