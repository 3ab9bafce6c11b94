import { Outlet } from '@tanstack/react-router'
import { ToastHost } from '@vizit/ui/toast/toast-host.tsx'
import { lazy, Suspense } from 'react'
import { namedProvider } from '../app/provider-choice.ts'
import { ConsumerFace } from './consumer/consumer-face.tsx'

const PortalFace = lazy(async () => ({ default: (await import('./portal/portal-face.tsx')).PortalFace }))

const framed = window.self !== window.top

/** The portal face serves a clinic's site: inside its frame, or with its provider in the address. */
export function Face() {
  const Chosen = framed || namedProvider() !== null ? PortalFace : ConsumerFace
  return (
    <Suspense>
      <Chosen>
        <Outlet />
        <ToastHost />
      </Chosen>
    </Suspense>
  )
}
