import type { Page } from '@playwright/test'

/** Milliseconds after which a user notices that the page does not react (W3C Long Tasks). */
export const LONG_TASK = 50

declare global {
  interface Window {
    longTasks: number[]
  }
}

/** Starts with the next page. */
export const watchLongTasks = (page: Page) =>
  page.addInitScript(() => {
    window.longTasks = []
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) window.longTasks.push(Math.round(duration))
    }).observe({ type: 'longtask', buffered: true })
  })

/** The durations since the last call. */
export const readLongTasks = (page: Page) => page.evaluate(() => window.longTasks.splice(0))
