import { useRouter } from '@tanstack/react-router'
import { type ComponentType, lazy, useMemo } from 'react'

/** A component whose code, and texts of `install`, are fetched when it is shown for the first time. */
export function useLate(load: () => Promise<ComponentType>) {
  const { texts } = useRouter().options.context
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded never changes
  return useMemo(
    () =>
      lazy(async () => {
        const [component] = await Promise.all([load(), texts.need(['install'])])
        return { default: component }
      }),
    [],
  )
}
