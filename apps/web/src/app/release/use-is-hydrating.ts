import { useHydrated } from '@tanstack/react-router'

/**
 * True while the server renders a page and while the browser takes its markup over: what this device knows is shown in
 * the next step, because the server does not know it.
 */
export const useIsHydrating = (): boolean => !useHydrated()
