import { useLayoutEffect } from 'react'

/** Follows the light or dark mode of the device; Mantine's styles read the attribute. */
export function useColorScheme(): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const dark = window.matchMedia?.('(prefers-color-scheme: dark)')
    const follow = () => {
      root.dataset.mantineColorScheme = dark?.matches ? 'dark' : 'light'
    }
    root.dataset.respectReducedMotion = 'true'
    follow()
    dark?.addEventListener('change', follow)
    return () => dark?.removeEventListener('change', follow)
  }, [])
}
