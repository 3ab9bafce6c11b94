import { Outlet } from '@tanstack/react-router'
import { ToastHost } from '@vizit/ui/toast/toast-host.tsx'
import { namedProvider } from '../app/provider-choice.ts'
import { Banners } from './banners.tsx'
import { ConsumerFace } from './consumer/consumer-face.tsx'
import { PortalFace } from './portal/portal-face.tsx'

const framed = window.self !== window.top

/** The portal face serves a clinic's site: inside its frame, or with its provider in the address. */
export function Face() {
  const Chosen = framed || namedProvider() !== null ? PortalFace : ConsumerFace
  return (
    <Chosen>
      <Banners />
      <Outlet />
      <ToastHost />
    </Chosen>
  )
}
