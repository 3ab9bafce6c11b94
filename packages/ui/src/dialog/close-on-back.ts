import { use, useEffect, useEffectEvent } from 'react'
import { createCloseOnBack } from './create-close-on-back.ts'
import { type DialogRouter, DialogRouterContext } from './dialog-router.ts'

/** A page has one router. */
let created: {
  readonly of: DialogRouter
  readonly closeOnBack: ReturnType<typeof createCloseOnBack>
} | null = null

function closeOnBackOf(router: DialogRouter) {
  if (created?.of !== router) created = { of: router, closeOnBack: createCloseOnBack(router) }
  return created.closeOnBack
}

/** While mounted, Back calls `onClose` instead of leaving the screen; the dialog opened last closes first. */
export function useCloseOnBack(onClose: () => void): void {
  const router = use(DialogRouterContext)
  const close = useEffectEvent(onClose)
  useEffect(() => (router ? closeOnBackOf(router)(() => close()) : undefined), [router])
}
