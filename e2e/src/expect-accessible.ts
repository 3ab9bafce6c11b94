import AxeBuilder from '@axe-core/playwright'
import { expect, type JSHandle, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const MAX_LOOKS = 10

/**
 * Axe measures the whole page once and judges each element by that measure. A page that grew or scrolled meanwhile is
 * therefore judged again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const end = await stayAtEnd(page)
  for (let look = 1; ; look += 1) {
    const before = await end.evaluate(kept => kept.settled())
    const found = await violationsOf(page)
    const after = await end.evaluate(kept => kept.size())
    if (after === before || look === MAX_LOOKS) {
      await end.evaluate(kept => kept.leave())
      return expect(found).toEqual([])
    }
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

interface KeptEnd {
  /** The size of the page once it is at its end and has stayed as it is for some frames. */
  settled(): Promise<string>
  size(): string
  leave(): void
}

/** At the end of the page the action bar stands in its place and covers nothing, also when more is drawn meanwhile. */
function stayAtEnd(page: Page): Promise<JSHandle<KeptEnd>> {
  return page.evaluateHandle(() => {
    const QUIET_FRAMES = 10
    const toEnd = () => scrollTo(0, document.body.scrollHeight)
    const size = () => `${document.body.scrollWidth}x${document.body.scrollHeight} at ${scrollY}`
    const observer = new ResizeObserver(toEnd)
    observer.observe(document.body)
    async function settled() {
      let seen = ''
      for (let quiet = 0; quiet < QUIET_FRAMES; quiet += 1) {
        await new Promise(requestAnimationFrame)
        toEnd()
        if (size() !== seen) quiet = 0
        seen = size()
      }
      return seen
    }
    return { settled, size, leave: () => observer.disconnect() }
  })
}
