import { useEffect, useRef, useState } from 'react'

const AT_ONCE = 12

/** The first items of a long list, and more of them whenever its end comes near the screen. */
export function useProgressive<T>(items: readonly T[]) {
  const [count, setCount] = useState(AT_ONCE)
  const end = useRef<HTMLDivElement>(null)
  const all = count >= items.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each batch a new observer must look again
  useEffect(() => {
    if (!end.current || all) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setCount(shown => shown + AT_ONCE)
      },
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [all, count])

  return { shown: items.slice(0, count), end, all, showMore: () => setCount(count + AT_ONCE) }
}
