import { useSyncExternalStore } from 'react'

/** From this width on a desktop's layout is used, as in the style sheets (`md` in theme.ts). */
const WIDE = '(min-width: 62em)'

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** True on a desktop; a server does not know and says false. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
