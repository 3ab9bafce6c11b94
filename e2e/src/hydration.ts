export type Watched = Window & { shifted?: number }

/** Marks the server's markup, and adds up by how much the layout shifts. */
export function watchTakeOver(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const part of document.querySelectorAll('#root > div, #content > div, #content h1'))
      part.setAttribute('data-rendered', '')
  })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const watched = window as Watched
      watched.shifted = (watched.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Whether the screen reacts. */
export const isTakenOver = () => 'ready' in document.documentElement.dataset

/** Whether the head and the content are the server's elements. */
export const isAsRendered = () =>
  ['#root > div', '#content h1'].every(part => document.querySelector(part)?.hasAttribute('data-rendered'))
