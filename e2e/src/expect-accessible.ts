import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const MAX_LOOKS = 10
/** The short one: `axe.source` has 1.5 MB, which pass through three processes and are compiled for each look. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Axe measures the page once and judges every element by that measurement. Therefore the whole page is laid out first,
 * and a page that grew meanwhile is checked again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (let look = 1; ; look += 1) {
    const before = await layOutWhole(page)
    const found = await violationsOf(page)
    if ((await sizeOf(page)) !== before && look < MAX_LOOKS) continue
    await layOutAsUsual(page)
    return expect(found).toEqual([])
  }
}

async function violationsOf(page: Page): Promise<string[]> {
  const isAlone = page.frames().length === 1
  const violations = isAlone ? await violationsOfPage(page) : await violationsOfFrames(page)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
}

/** Axe itself, where AxeBuilder is not needed: it takes nearly twice as long, for frames that are not there. */
async function violationsOfPage(page: Page) {
  // A screen that is reached without a load has it still.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async tags => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }))
  }, TAGS)
}

async function violationsOfFrames(page: Page) {
  const { violations } = await new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .analyze()
  return violations
}

const sizeOf = (page: Page) =>
  page.evaluate(() => `${document.body.scrollWidth}x${document.body.scrollHeight} at ${scrollY}`)

/**
 * Moves floating bars to their place in the content, lays out what the browser skips below the visible part, and waits
 * until the page's size is stable. @returns the page's size
 */
function layOutWhole(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const QUIET_FRAMES = 10
    const laidOut = new CSSStyleSheet()
    laidOut.replaceSync(
      '* { content-visibility: visible !important } [data-floating] { position: static !important }',
    )
    document.adoptedStyleSheets = [laidOut]
    const size = () => `${document.body.scrollWidth}x${document.body.scrollHeight} at ${scrollY}`
    const putFloatingBarsInPlace = () => {
      for (const element of document.querySelectorAll<HTMLElement>('#root div')) {
        const { position, bottom } = getComputedStyle(element)
        if (/fixed|sticky/.test(position) && bottom !== 'auto') element.dataset.floating = ''
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

/** Undoes `layOutWhole`, so that the journey goes on with the page as its users have it. */
function layOutAsUsual(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.adoptedStyleSheets = []
    for (const element of document.querySelectorAll('[data-floating]'))
      element.removeAttribute('data-floating')
  })
}
