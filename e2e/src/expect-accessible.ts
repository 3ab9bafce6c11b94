import AxeBuilder from '@axe-core/playwright'
import { expect, type JSHandle, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function expectAccessible(page: Page): Promise<void> {
  const stay = await stayAtEnd(page)
  // Only frames of strangers need the judgement in a second page, which takes longer than the look itself.
  const alone = page.frames().length === 1
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode(alone)
    .analyze()
  await stay.evaluate(observer => observer.disconnect())
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
  expect(found).toEqual([])
}

/** At the end of the page the action bar stands in its place and covers nothing, also when more is drawn meanwhile. */
function stayAtEnd(page: Page): Promise<JSHandle<ResizeObserver>> {
  return page.evaluateHandle(() => {
    const observer = new ResizeObserver(() => scrollTo(0, document.body.scrollHeight))
    observer.observe(document.body)
    return observer
  })
}
