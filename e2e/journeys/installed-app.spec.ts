import type { Page } from '@playwright/test'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { launchWhole } from '../src/launch-options.ts'
import { releaseProxy } from '../src/release-proxy.ts'
import { expect, test } from '../src/test.ts'

// The shell shows no notifications.
test.use({ serviceWorkers: 'allow', launchOptions: await launchWhole() })

const texts = serverTexts('ru')
const [install, common, timeslot] = [texts.area('install'), texts.area('common'), texts.area('timeslot')]

/** Waits until everything that the app needs without a network is cached. */
const untilKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise(resolve => setTimeout(resolve, 20))
  })
const entryOf = (page: Page) => page.locator('script[type=module][src*="index-"]').getAttribute('src')

test('install steps for this phone, or the browser’s own prompt if it has one', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/no-such-page?install_pwa=true')
  await expect(page).toHaveURL(/\/install-pwa$/)
  await expect(page.getByRole('heading', { name: install('title') })).toBeVisible()
  await expect(page.getByText(install('ways.desktop-chrome.one')).first()).toBeVisible()
  await page.getByText(install('ways.ios-safari.name')).click()
  await expect(page.getByText(install('ways.ios-safari.two'))).toBeVisible()
  await expectAccessible()

  await page.evaluate(() => {
    const prompt = async () => {
      dispatchEvent(new Event('appinstalled'))
      return { outcome: 'accepted' }
    }
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
  await page.getByRole('button', { name: install('install') }).click()
  await expect(page.getByRole('heading', { name: install('done.title') })).toBeVisible()
  await expectAccessible()
})

test('files for later are loaded after the first screen is complete', async ({ page, clinic }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/v2/public/booking/*/doctors', async route => {
    await held.promise
    await route.continue()
  })
  // A page that the server does not render, as it would be complete without that answer.
  await page.goto(`/timeslot?clinic=demo&doctor=${clinic.doctor.id}`)
  await expect(page.getByRole('heading', { name: timeslot('title') })).toBeVisible()
  const workers = () =>
    page.evaluate(async () => {
      await new Promise(resolve => requestIdleCallback(resolve))
      return (await navigator.serviceWorker.getRegistrations()).length
    })
  expect(await workers()).toBe(0)
  held.resolve()
  await expect(page.getByRole('group').getByRole('link').first()).toBeVisible()
  await untilKept(page)
  expect(await workers()).toBe(1)
})

test('a page loaded without the service worker is controlled by it afterwards', async ({ page, context }) => {
  await page.goto('/sign-in')
  await untilKept(page)
  const browser = await context.newCDPSession(page)
  // Reloads like Shift+Reload, which bypasses the service worker; a page that loads while the worker starts is not
  // controlled by it either.
  await Promise.all([page.waitForEvent('load'), browser.send('Page.reload', { ignoreCache: true })])
  await untilKept(page)
})

test('the app opens without a network in its language, and continues when the network is back', async ({
  page,
  context,
  clinic,
}) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: common('language') }).selectOption('be')
  await untilKept(page)
  await context.setOffline(true)
  const be = serverTexts('be')
  await page.goto(`/timeslot?clinic=demo&branch=${clinic.branchId}&doctor=${clinic.doctor.id}`)
  await expect(page.getByText(be.area('common')('offlineStart'))).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'be')
  await page.getByRole('link', { name: be.area('common')('offlineGuide') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('alert')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(be.area('common')('offlineStart'))).toHaveCount(0)
  await expect(page.getByRole('group').getByRole('link').first()).toBeVisible()
})

test('a new version is announced, loaded by a tap, and used at the first opening', async ({ page }) => {
  const product = await releaseProxy()
  await page.goto(`${product.origin}/sign-in`)
  await untilKept(page)
  const first = await entryOf(page)

  product.release()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(page.getByText(common('newVersion'))).toBeVisible()
  expect(await entryOf(page)).toBe(first)
  await page.getByRole('button', { name: common('reload') }).click()
  await expect(page.locator('script[src*="index-release-1."]')).toBeAttached()
  await expect(page.getByText(common('newVersion'))).toHaveCount(0)

  product.release()
  await page.goto(`${product.origin}/sign-in`)
  expect(await entryOf(page)).toContain('index-release-2.')
  // The page already has the new version, so its worker takes over without asking.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null))
    .toBe(true)
  await expect(page.getByText(common('newVersion'))).toHaveCount(0)
  product.close()
})

test("a push message is shown in the reader's language and confirmed", async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  const confirmed = context.waitForEvent('request', request => request.url().endsWith('/push/receipts'))
  await page.goto('/')
  await untilKept(page)
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>(resolve =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  const message = {
    title: 'Візіт перанесены',
    body: 'Візіт перанесены на 05.03.2026 а 09:00 па мінскім часе',
    language: 'be',
    opens: '/visits',
    tag: 'visit:1',
    receipt: '1.made-up',
  }
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
  expect((await confirmed).postDataJSON()).toEqual({ receipt: '1.made-up' })
  const shown = await page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications()
    return notifications.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }))
  })
  const { title, body, language: lang, tag } = message
  expect(shown).toEqual([{ title, body, lang, tag }])
})
