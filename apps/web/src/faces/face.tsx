import { Outlet } from '@tanstack/react-router'
import { ToastHost } from '@vizit/ui/toast/toast-host.tsx'
import { isFramed } from '../app/frame/is-framed.ts'
import { namedProvider } from '../app/provider-choice.ts'
import { Asides } from './asides.tsx'
import { Banners } from './banners.tsx'
import { ConsumerFace } from './consumer/consumer-face.tsx'
import { PortalFace } from './portal/portal-face.tsx'
import { VisitImportHost } from './visit-import-host.tsx'

/** The portal face serves a clinic's site: inside its frame, or with its provider in the address. */
export function Face() {
  const Chosen = isFramed || namedProvider() !== null ? PortalFace : ConsumerFace
  return (
    <Chosen>
      <Banners />
      <Asides place="above" />
      <Outlet />
      <Asides place="below" />
      <VisitImportHost />
      <ToastHost />
    </Chosen>
  )
}
