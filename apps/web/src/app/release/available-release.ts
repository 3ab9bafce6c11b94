import { createAtom, useSelector } from '@tanstack/react-store'

const offered = createAtom<(() => void) | null>(null)

/** Offers a new version; the page is not reloaded without the user's consent. */
export function announceRelease(apply: () => void = () => location.reload()): void {
  offered.set(() => apply)
}

/** The function that installs the new version; null while there is none. */
export const useAvailableRelease = (): (() => void) | null => useSelector(offered)
