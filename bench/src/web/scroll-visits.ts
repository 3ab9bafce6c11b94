import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { insertVisits, type SignedIn } from './insert-visits.ts'
import { LONG_TASK, readLongTasks, watchLongTasks } from './long-tasks.ts'

/** What scrolling a long list of visits costs on a phone. */
export interface ScrollFigures {
  readonly visits: number
  /** The largest number of list entries in the page, and the number of all. */
  readonly entriesInPage: number
  /** Milliseconds from opening the address to the first visit. */
  readonly shown: number
  /** Tasks over 50 ms while the list is opened, and while it is scrolled. */
  readonly opening: readonly number[]
  readonly scrolling: readonly number[]
  /** Scrolled distance in pixels. */
  readonly scrolled: number
}

const VISITS = 5000
/** The slowdown of Lighthouse's phone. */
const SLOWDOWN = 4
/** Milliseconds until the list is encrypted and stored on the device. */
const SETTLED = 5000
const STEPS = 120
const STEP = 400

/** Scrolls through 5,000 past visits on the phone profile: a processor slowed down four times. */
export async function scrollVisits(
  { browserPort, origin }: { browserPort: number; origin: string },
  world: Parameters<typeof insertVisits>[0],
): Promise<ScrollFigures> {
  const person = await insertVisits(world, VISITS)
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${browserPort}`)
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  try {
    return await scroll(await signedIn(context, person), `${origin}/visits?tab=past`)
  } finally {
    await context.close()
    await browser.close()
  }
}

async function scroll({ page, cdp }: { page: Page; cdp: CDPSession }, address: string) {
  await watchLongTasks(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const began = Date.now()
  await page.goto(address)
  await page.locator('main li h2').first().waitFor()
  const shown = Date.now() - began
  // A fixed wait: the network is never idle, because the page follows changes.
  await page.waitForTimeout(SETTLED)
  const opening = await readLongTasks(page)
  const visits = Number(await page.locator('main li').first().getAttribute('aria-setsize'))
  await page.mouse.move(180, 400)
  let entriesInPage = 0
  for (let step = 0; step < STEPS; step++) {
    await page.mouse.wheel(0, STEP)
    entriesInPage = Math.max(entriesInPage, await page.locator('main li').count())
  }
  const scrolling = await readLongTasks(page)
  const scrolled = await page.evaluate(() => window.scrollY)
  return { visits, entriesInPage, shown, opening, scrolling, scrolled }
}

async function signedIn(context: BrowserContext, { deviceId, bearer }: SignedIn) {
  const page = await context.newPage()
  const session = {
    identityToken: bearer.slice(deviceId.length + 1),
    refreshToken: 'not-needed-that-long',
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
  }
  await page.addInitScript(
    ([device, kept]) => {
      localStorage.setItem('deviceId', device)
      localStorage.setItem('session', kept)
    },
    [deviceId, JSON.stringify(session)] as const,
  )
  return { page, cdp: await context.newCDPSession(page) }
}

export function printScrolling(figures: ScrollFigures): void {
  const { visits, entriesInPage, shown, opening, scrolling, scrolled } = figures
  const line = (name: string, value: string) => console.log(`  ${name.padEnd(40)}${value}`)
  const longest = (tasks: readonly number[]) =>
    `${Math.max(0, ...tasks)} ms (${tasks.length} over ${LONG_TASK} ms)`
  console.log(`\n/visits?tab=past with ${visits} visits`)
  line('entries in the page at most', String(entriesInPage))
  line('first visit shown after', `${shown} ms`)
  line('longest task while it opens', longest(opening))
  line(`longest task over ${scrolled} px`, longest(scrolling))
}
