import { createContext, use, useEffect, useEffectEvent } from 'react'

/** Calls `close` on the next press of Back; returns a function that cancels this. */
export type CloseOnBack = (close: () => void) => () => void

/** The app's router provides the implementation. Without it, Back leaves the screen as usual. */
export const CloseOnBackContext = createContext<CloseOnBack>(() => () => undefined)

/** While mounted, Back calls `onClose` instead of leaving the screen; the dialog opened last closes first. */
export function useCloseOnBack(onClose: () => void): void {
  const closeOnBack = use(CloseOnBackContext)
  const close = useEffectEvent(onClose)
  useEffect(() => closeOnBack(() => close()), [closeOnBack])
}
