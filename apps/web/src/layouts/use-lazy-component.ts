import { useRouter } from '@tanstack/react-router'
import { type ComponentType, lazy, useMemo } from 'react'

/** A component whose code, and the texts of `install`, are loaded when it is first shown. */
export function useLazyComponent(load: () => Promise<ComponentType>) {
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
