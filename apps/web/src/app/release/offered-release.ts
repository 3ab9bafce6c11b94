import { createAtom, useSelector } from '@tanstack/react-store'

const offered = createAtom<(() => void) | null>(null)

/** A new version is out, and this page is not to be reloaded behind a person's back. */
export function offerRelease(apply: () => void = () => location.reload()): void {
  offered.set(() => apply)
}

/** Brings the new version; null while there is none. */
export const useOfferedRelease = (): (() => void) | null => useSelector(offered)
