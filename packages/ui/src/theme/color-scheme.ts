import { useLayoutEffect } from 'react'

export const colorSchemes = ['system', 'light', 'dark'] as const
/** `system` follows the light or dark mode of the device. */
export type ColorScheme = (typeof colorSchemes)[number]

/** Shows the light or the dark colours; Mantine's styles read the attribute. */
export function useColorScheme(chosen: ColorScheme): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const dark = window.matchMedia?.('(prefers-color-scheme: dark)')
    const follow = () => {
      root.dataset.mantineColorScheme = chosen === 'system' ? (dark?.matches ? 'dark' : 'light') : chosen
    }
    root.dataset.respectReducedMotion = 'true'
    follow()
    dark?.addEventListener('change', follow)
    return () => dark?.removeEventListener('change', follow)
  }, [chosen])
}
