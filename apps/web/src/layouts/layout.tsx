import { Outlet } from '@tanstack/react-router'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ToastHost } from '@vizit/ui/toast/toast-host.tsx'
import { lazy, Suspense } from 'react'
import { useHost } from '../app/frame/host.ts'
import { isFramed } from '../app/frame/is-framed.ts'
import { namedProvider } from '../app/provider/provider-choice.ts'
import { useIsHydrating } from '../app/release/use-is-hydrating.ts'
import { usePendingVisitImport } from '../app/visit-import/visit-import.ts'
import { useIsPushPromptMoment } from '../features/push/push-prompt-moment.ts'
import { Banners } from './banners.tsx'
import { ConsumerLayout } from './consumer/consumer-layout.tsx'
import { useLazyComponent } from './use-lazy-component.ts'
import { useToastOfSignOutElsewhere } from './use-toast-of-sign-out-elsewhere.ts'

/** Few users come to a clinic's site: the others do not load this code. */
const PortalLayout = lazy(async () => ({
  default: (await import('./portal/portal-layout.tsx')).PortalLayout,
}))

const InstallAndPushPrompts = lazy(async () => ({
  default: (await import('./install-and-push-prompts.tsx')).InstallAndPushPrompts,
}))

const VisitImportHost = lazy(async () => ({
  default: (await import('./visit-import-host.tsx')).VisitImportHost,
}))

/** The portal layout is used on a clinic's site: inside its frame, or with its provider in the address. */
export function Layout() {
  useToastOfSignOutElsewhere()
  const isInFrame = useHost().showsAccount !== undefined
  const Chosen = isFramed || namedProvider() !== null ? PortalLayout : ConsumerLayout
  return (
    <Chosen>
      <Banners />
      <Prompts place="above" />
      {isInFrame ? <Framed /> : <Outlet />}
      <Prompts place="below" />
      <VisitImport />
      <ToastHost />
    </Chosen>
  )
}

/** Most screens offer nothing: they do not load this code. */
function Prompts({ place }: { place: 'above' | 'below' }) {
  const isMoment = useIsPushPromptMoment()
  return isFramed || isMoment ? (
    <Suspense>
      <InstallAndPushPrompts place={place} />
    </Suspense>
  ) : null
}

function VisitImport() {
  const isPending = usePendingVisitImport() !== null
  return !useIsHydrating() && isPending ? (
    <Suspense>
      <VisitImportHost />
    </Suspense>
  ) : null
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
