import type { Page } from '@playwright/test'

type Watched = Window & { shifted?: number }

/** Adds up from now on by how much the layout shifts; run in the page, or as its first script. */
export function watchShifts(): void {
  const watched = window as Watched
  watched.shifted = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      watched.shifted = (watched.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift' })
}

/** By how much the layout has shifted, what is shown now included: the browser tells of it within two frames. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return (window as Watched).shifted ?? Number.NaN
  })
