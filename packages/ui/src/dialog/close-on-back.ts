import { createContext, use, useEffect, useEffectEvent } from 'react'

/** Has `close` called by the next press of Back; gives back what ends that. */
export type CloseOnBack = (close: () => void) => () => void

/** Who knows the history of the page says how; without anybody Back leaves the screen, as it does everywhere. */
export const CloseOnBackContext = createContext<CloseOnBack>(() => () => undefined)

/** While it is mounted, Back closes instead of leaving the screen, the last opened first. */
export function useCloseOnBack(onClose: () => void): void {
  const closeOnBack = use(CloseOnBackContext)
  const close = useEffectEvent(onClose)
  useEffect(() => closeOnBack(() => close()), [closeOnBack])
}
