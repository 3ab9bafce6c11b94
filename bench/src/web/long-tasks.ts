import type { Page } from '@playwright/test'

/** Milliseconds: a person notices that the page does not answer (W3C Long Tasks). */
export const LONG_TASK = 50

declare global {
  interface Window {
    longTasks: number[]
  }
}

/** From the next page on. */
export const watchLongTasks = (page: Page) =>
  page.addInitScript(() => {
    window.longTasks = []
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) window.longTasks.push(Math.round(duration))
    }).observe({ type: 'longtask', buffered: true })
  })

/** The durations of those since they were read last. */
export const readLongTasks = (page: Page) => page.evaluate(() => window.longTasks.splice(0))
