import type { Locator } from '@playwright/test'

/**
 * Scrolls to a place of a long list, until the page rests there: cards that come into view are laid out only then and move
 * what is below, so that a press that follows at once may end on another element than it began on.
 */
export async function scrollTo(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await target.evaluate(
    element =>
      new Promise<void>(resolve => {
        let unmoved = 0
        let before = Number.NaN
        function look() {
          const { top } = element.getBoundingClientRect()
          unmoved = top === before ? unmoved + 1 : 0
          before = top
          if (unmoved === 5) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
}
