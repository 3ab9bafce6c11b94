import type { Answer } from '@vizit/api-client/calls.ts'
import { readClinic } from '../src/clinic.ts'
import { shiftsOf, watchShifts } from '../src/layout-shift.ts'
import { bookAs } from '../src/patient-acts.ts'
import { expect, test } from '../src/test.ts'

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('screens and dialogs are accessible', async ({ page, clinic, patient, signIn, expectAccessible }) => {
    const { doctor, branchId, date, slots } = clinic
    await bookAs(patient, slots[0])
    await page.goto(`/timeslot?clinic=demo&branch=${branchId}&doctor=${doctor.id}&date=${date}`)
    await expect(page.getByRole('heading', { name: doctor.fullName })).toBeVisible()
    await page.getByRole('button', { name: 'Выберите дату' }).click()
    await expect(page.getByRole('button', { name: 'Следующий месяц' })).toBeVisible()
    await expectAccessible()

    await page.goto('/sign-in')
    await expect(page.getByLabel('Номер телефона')).toBeVisible()
    await expectAccessible()

    await signIn(patient)
    await page.goto(`/timeslot/${slots[1].timeslotId}?clinic=demo`)
    await expect(page.getByRole('button', { name: 'Записаться' })).toBeVisible()
    await expectAccessible()

    await page.goto('/visits')
    await page.getByRole('button', { name: 'Отменить визит' }).click()
    await expect(page.getByRole('dialog', { name: 'Отменить визит?' })).toBeVisible()
    await expectAccessible()
  })
})

test('nothing shows between the button of a booking and the bar below it, with large letters too', async ({
  page,
  clinic,
}) => {
  for (const size of ['100%', '200%']) {
    await page.goto(`/timeslot/${clinic.slots[1].timeslotId}?clinic=demo`)
    await page.evaluate(fontSize => {
      document.documentElement.style.fontSize = fontSize
    }, size)
    const button = page.getByRole('button', { name: 'Войти и записаться' })
    await expect(button).toBeVisible()
    const [actions, bar] = [
      await button.locator('xpath=..').boundingBox(),
      await page.getByRole('navigation').last().boundingBox(),
    ]
    const gap = (bar?.y ?? 0) - ((actions?.y ?? 0) + (actions?.height ?? 0))
    expect(Math.abs(gap)).toBeLessThan(1)
  }
})

test("a clinic's layout has its own menu and is accessible", async ({
  page,
  patient,
  signIn,
  expectAccessible,
}) => {
  await signIn(patient)
  await page.goto('/online-booking?provider=demo')
  await expect(page.getByRole('heading', { level: 1, name: 'Запись на услугу' })).toBeVisible()
  await page.getByRole('button', { name: 'Меню' }).click()
  await expect(page.getByRole('link', { name: 'Онлайн-запись' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Визиты' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Мои визиты' })).toBeVisible()
  await expectAccessible()
})

test('a free time is found inside the frame of a clinic’s page', async ({
  page,
  clinic,
  expectAccessible,
  baseURL,
}) => {
  const { doctor, branchId } = clinic
  const address = `${baseURL}/timeslot?provider=demo&branch=${branchId}&doctor=${doctor.id}`
  await page.route('**/clinic-page', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Клиника</title><main aria-label="Клиника"><h1>Клиника</h1>
        <iframe title="Запись" src="${address}" width="340" height="640"></iframe></main></html>`,
    }),
  )
  await page.goto('/clinic-page')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('button', { name: 'Меню' })).toBeVisible()
  await expect(frame.getByRole('group', { name: doctor.fullName }).getByRole('link').first()).toBeVisible()
  await expectAccessible()
})

test.describe('on a narrow phone', () => {
  test.use({ locale: 'be', viewport: { width: 360, height: 740 } })

  test('four tabs fit in a row; with letters twice as large the town can be read and the last tab reached', async ({
    page,
    clinic,
  }) => {
    await page.goto(`/clinics/demo/branches/${clinic.branchId}`)
    const tabs = page.getByRole('main').getByRole('navigation').first()
    await expect(tabs.getByRole('link')).toHaveCount(4)
    expect(await tabs.evaluate(fits)).toBe(true)

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    // The layout must have the larger letters before the focus scrolls to a link.
    await expect.poll(() => tabs.evaluate(fits)).toBe(false)
    expect(await page.getByRole('banner').getByRole('button').locator('span').evaluate(fits)).toBe(true)
    for (const links of [tabs, page.locator('nav').filter({ has: page.locator('a[href="/other"]') })]) {
      const last = links.getByRole('link').last()
      await last.focus()
      await expect(last).toBeInViewport({ ratio: 0.95 })
    }
    expect(await page.locator('html').evaluate(fits)).toBe(true)
  })
})

test.describe('a doctor who does not take everybody', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  const said = 'Первый визит оформляется только в регистратуре.'

  test('says so without a shift of the times; without a network the phones stay', async ({
    page,
    context,
  }) => {
    const doctors = await readClinic<Answer<'listDoctors'>>('/doctors')
    const { id } =
      doctors.find(({ worksAt }) => worksAt.every(({ bookingPolicy }) => bookingPolicy === 'second-visit')) ??
      {}
    const path = `/timeslot?clinic=demo&doctor=${id}`
    await page.addInitScript(watchShifts)
    // The list of clinics says which are a demo, and may come last.
    const clinics = Promise.withResolvers<void>()
    await page.route('**/public/providers', async route => {
      await clinics.promise
      await route.continue()
    })
    await page.goto(path)
    const card = page.getByRole('main').getByRole('group').first()
    await expect(card.getByText(said)).toBeVisible()
    await expect(card.getByRole('link', { name: /^\d\d:\d\d/ }).first()).toBeAttached()
    clinics.resolve()
    await expect(card.getByText('Демо', { exact: true })).toBeVisible()
    // The badge of a demo in the head moves nothing below it.
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.005)

    // A page of its own: the browser itself complains about the scripts.
    const offline = await context.newPage()
    const onTheirWay = new Set<unknown>()
    offline.on('request', request => request.url().endsWith('.js') && onTheirWay.add(request))
    offline.on('requestfinished', request => onTheirWay.delete(request))
    const lost = Promise.withResolvers<void>()
    await offline.route('**/booking/demo/doctors', async route => {
      await lost.promise
      await route.continue()
    })
    await offline.goto(path)
    await expect(offline.getByRole('heading', { level: 1 })).toBeVisible()
    // What the first screen needs has come; only what is loaded later is lost.
    await expect.poll(() => onTheirWay.size).toBe(0)
    await offline.route('**/assets/*.js', script => script.abort())
    lost.resolve()
    const there = offline.getByRole('main').getByRole('group').first()
    await expect(there.getByRole('link', { name: /^\+375/ }).first()).toBeVisible()
    await expect(there.getByText(said)).toHaveCount(0)
  })
})

test('all sections stand in the bar of a phone, whole, with letters of each size', async ({ page }) => {
  for (const width of [320, 360, 390])
    for (const language of ['ru', 'be', 'en']) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(`/?town=17&lang=${language}`)
      const bar = page.locator('nav').filter({ has: page.locator('a[href="/other"]') })
      for (const size of ['100%', '125%', '200%']) {
        await page.evaluate(fontSize => {
          document.documentElement.style.fontSize = fontSize
        }, size)
        const links = await bar.getByRole('link').all()
        expect(links).toHaveLength(6)
        for (const link of links) {
          await expect(link, `${language} ${width} ${size}`).toBeInViewport({ ratio: 1 })
          expect(await link.evaluate(fits), `${language} ${width} ${size}`).toBe(true)
          expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48)
        }
        const top = (await bar.boundingBox())?.y ?? 0
        expect(740 - top, `${language} ${width} ${size}`).toBeLessThan(200)
      }
    }
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('with letters twice as large Main, the lists and the sign-in are read without scrolling sideways', async ({
    page,
  }) => {
    for (const language of ['ru', 'be', 'en']) {
      for (const path of ['/', '/doctors?town=17', '/medcenters?town=17', '/services?town=17', '/sign-in']) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        await expect(
          page
            .getByRole('main')
            .getByRole(path === '/sign-in' ? 'button' : 'link')
            .first(),
        ).toBeVisible()
        const wide = page.getByRole('main').locator('a, button')
        expect(await page.locator('html').evaluate(fits), `${path} in ${language}`).toBe(true)
        expect(await wide.evaluateAll(cutWords), `${path} in ${language}`).toEqual([])
      }
    }
  })
})

/** The texts of these elements that a box hides in part. */
const cutWords = (elements: Element[]) =>
  elements.flatMap(element =>
    [element, ...element.querySelectorAll('*')]
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          (clientWidth > 1 && scrollWidth > clientWidth + 1) ||
          (clientHeight > 1 && scrollHeight > clientHeight + 1),
      )
      .filter(each => getComputedStyle(each).overflow !== 'visible')
      .map(({ textContent }) => textContent),
  )

const fits = (element: Element) => element.scrollWidth <= element.clientWidth
