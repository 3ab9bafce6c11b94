/** Marks the server's markup; run as the page's first script. */
export function markRendered(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const part of document.querySelectorAll('#root > div, #content > div, #content h1'))
      part.setAttribute('data-rendered', '')
  })
}

/** Whether the screen reacts. */
export const isTakenOver = () => 'ready' in document.documentElement.dataset

/** Whether the head and the content are the server's elements. */
export const isAsRendered = () =>
  ['#root > div', '#content h1'].every(part => document.querySelector(part)?.hasAttribute('data-rendered'))
