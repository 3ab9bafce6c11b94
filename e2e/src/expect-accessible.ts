import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const MAX_LOOKS = 10

/**
 * Axe measures the whole page once and judges each element by that measure: the page is laid out whole for it, and one
 * that grew meanwhile is judged again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (let look = 1; ; look += 1) {
    const before = await layOutWhole(page)
    const found = await violationsOf(page)
    if ((await sizeOf(page)) === before || look === MAX_LOOKS) return expect(found).toEqual([])
  }
}

async function violationsOf(page: Page): Promise<string[]> {
  // Only frames of strangers need the judgement in a second page, which takes longer than the look itself.
  const alone = page.frames().length === 1
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode(alone)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
}

const sizeOf = (page: Page) =>
  page.evaluate(() => `${document.body.scrollWidth}x${document.body.scrollHeight} at ${scrollY}`)

/**
 * Puts bars that float over the content to their place in it, lays out what the browser leaves out below the screen,
 * and waits until the page stays as it is.
 * @returns the page's size
 */
function layOutWhole(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const QUIET_FRAMES = 10
    const laidOut = new CSSStyleSheet()
    laidOut.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [laidOut]
    const size = () => `${document.body.scrollWidth}x${document.body.scrollHeight} at ${scrollY}`
    const putFloatingBarsInPlace = () => {
      for (const element of document.querySelectorAll<HTMLElement>('#root div')) {
        const { position, bottom } = getComputedStyle(element)
        if (/fixed|sticky/.test(position) && bottom !== 'auto') element.style.position = 'static'
      }
    }
    let seen = ''
    for (let quiet = 0; quiet < QUIET_FRAMES; quiet += 1) {
      await new Promise(requestAnimationFrame)
      if (size() === seen) continue
      putFloatingBarsInPlace()
      seen = size()
      quiet = 0
    }
    return seen
  })
}
