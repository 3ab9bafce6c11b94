import type { Page } from '@playwright/test'
import { addChildAs, relate } from '../src/family-acts.ts'
import { bookAs } from '../src/patient-acts.ts'
import { freeService } from '../src/service.ts'
import { expect, test } from '../src/test.ts'
import { offeredLink, waitFor } from '../src/wait-acts.ts'

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } }
/**
 * A screen is opened at one size and then resized, like a tablet that is turned, because the layout must fit in each
 * language. Axe checks each size in one language only: its findings do not depend on the language, except for missing
 * names. English is looked at on screens that were opened in Belarusian, because opening them again takes longest.
 */
const languages = [
  { language: 'ru', opened: 'desktop', turned: 'phone', alsoIn: null },
  { language: 'be', opened: 'phone', turned: 'desktop', alsoIn: 'en' },
] as const

/** The stored state of a sign-in whose code was sent. */
const underWay = {
  loginId: '01990000-0000-7000-8000-0000000000aa',
  phone: '375291112233',
  needsHumanCheck: false,
  resendAt: 0,
}

for (const [number, { language, opened, turned, alsoIn }] of languages.entries()) {
  test.describe(language, () => {
    test.use({ locale: language, viewport: sizes[opened] })
    // Axe checks some twenty screens in each test.
    test.describe.configure({ timeout: 180_000 })

    const lookAt = (page: Page, expectAccessible: () => Promise<void>) => (path: string) =>
      test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        // Content that is still loading is checked after it has arrived.
        await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
        await expectAccessible()
        await expectToFit(page, opened)
        await page.setViewportSize(sizes[turned])
        await expectToFit(page, turned)
        if (alsoIn) {
          await chooseInOtherTab(page, alsoIn)
          await expectToFit(page, turned)
          await page.setViewportSize(sizes[opened])
          await expectToFit(page, opened)
          // The next address may be another part of the same page.
          await chooseInOtherTab(page, language)
        } else await page.setViewportSize(sizes[opened])
      })

    for (const half of [0, 1])
      test(`every screen of a guest fits, and is accessible, half ${half + 1}`, async ({
        page,
        clinic,
        expectAccessible,
      }) => {
        const { doctor, branchId, date, slots } = clinic
        const { service, runs } = await freeService(30, 2 + number)
        const serviceSearch = `clinic=demo&service=${service.id}`
        const guest = [
          '/',
          '/sign-in',
          '/sign-in/code-confirmation',
          '/sign-in/program/epam',
          '/confirm-email#token=spoilt',
          '/confirm-coverage#token=spoilt',
          '/undo-email#token=spoilt',
          '/no-such-page',
          '/outdated-app-version',
          '/other',
          '/search?q=%D1%82%D0%B8%D1%80%D0%B0%D0%BF%D0%B5%D0%B2%D1%82',
          '/install-pwa',
          '/doctors',
          '/doctors?town=17&speciality=1&days=3',
          '/doctors?days=3&time=1&age=150',
          `/doctors?q=${'q'.repeat(210)}`,
          '/specialities?town=17&speciality=1',
          `/clinics/demo/doctors/${doctor.id}`,
          `/clinics/demo/doctors/${doctor.id}?tab=reviews`,
          `/clinics/demo/branches/${branchId}`,
          `/clinics/demo/branches/${branchId}?tab=reviews`,
          `/clinics/demo/branches/${branchId}?tab=services`,
          `/clinics/demo/branches/${branchId}?tab=doctors`,
          '/medcenters?town=17',
          '/medcenters?town=17&view=map',
          '/medcenters?filter=bookmarks',
          '/drugs?town=17&q=%D0%BD%D1%83%D1%80%D0%BE%D1%84%D0%B5%D0%BD',
          '/drugs/1?town=17',
          '/pharmacies',
          '/pharmacies/all?town=17',
          '/pharmacies/1',
          '/services?town=17',
          '/services?q=%D0%BA%D0%BE%D0%BD%D1%81',
          `/services/${service.id}`,
          '/online-booking?clinic=demo',
          `/timeslot?clinic=demo&branch=${branchId}`,
          `/timeslot?clinic=demo&branch=${branchId}&doctor=${doctor.id}&date=${date}`,
          `/timeslot/${slots[1].timeslotId}?clinic=demo`,
          '/successfully-booked',
          '/guest-visit',
          '/guest-visit#no-such-link',
          '/reply#no-such-link',
          '/company-programmes',
          '/programmes/epam',
          '/booking',
          '/service?clinic=demo&child=6',
          `/service?${serviceSearch}`,
          `/service/${runs[0].timeslotId}?${serviceSearch}`,
        ]
        await page.goto('/sign-in')
        await page.evaluate(attempt => sessionStorage.setItem('signIn', attempt), JSON.stringify(underWay))
        const look = lookAt(page, expectAccessible)
        for (const path of halfOf(guest, half)) await look(path)
      })

    for (const half of [0, 1])
      test(`every screen of a member fits, and is accessible, half ${half + 1}`, async ({
        page,
        clinic,
        patient,
        rival,
        signIn,
        expectAccessible,
      }) => {
        const { doctor, slots } = clinic
        const visit = await bookAs(patient, slots[0])
        const { service, runs } = await freeService(30, 2 + number)
        const serviceSearch = `clinic=demo&service=${service.id}`
        await relate(patient, rival, 'OTHER')
        const child = await addChildAs(patient)
        // One wait without an offer, and one for a time that is free and so offered at once.
        await waitFor(patient, clinic, slots[0], visit.orderId)
        await waitFor(patient, clinic, slots.at(-1) ?? slots[2])
        const member = [
          '/',
          '/?clinic=demo',
          `/service/${runs[1].timeslotId}?${serviceSearch}`,
          `/timeslot/${slots[2].timeslotId}?clinic=demo`,
          '/visits',
          '/visits?tab=past',
          '/visits?tab=all',
          `/visits/${visit.orderId}`,
          '/visits/missed',
          '/visits/invoices',
          '/tests',
          '/tests?tab=in-progress',
          '/tests/consents',
          `/visits/${visit.orderId}/move`,
          `/waitlist/join?visit=${visit.orderId}`,
          `/waitlist/join?clinic=demo&doctor=${doctor.id}`,
          '/waitlist',
          await offeredLink(patient),
          '/wallet',
          '/first-aid-kit',
          '/drug-alerts',
          '/insurer-request',
          '/programmes',
          '/programmes/choose',
          '/programmes/epam/sign-in',
          '/programmes/bns/sign-in',
          '/profile',
          '/profile/edit',
          '/profile/delete',
          '/profile/export',
          '/profile/devices',
          '/profile/reviews',
          '/reminders',
          '/family',
          '/family/add-child',
          `/family/edit-child?id=${child.profileId}`,
          '/family/add-adult',
          '/family/join',
          '/family/share-code',
          '/family/enter-code',
          '/family/request',
          '/family/access',
          '/family/ledger',
          '/consent',
        ]
        await signIn(patient)
        const look = lookAt(page, expectAccessible)
        for (const path of halfOf(member, half)) await look(path)
      })
  })
}

const halfOf = (paths: readonly string[], half: number) => paths.filter((_, at) => at % 2 === half)

async function chooseInOtherTab(page: Page, language: string): Promise<void> {
  await page.evaluate(language => {
    localStorage.setItem('bumbaPrefs', JSON.stringify({ language }))
    dispatchEvent(new StorageEvent('storage', { key: 'bumbaPrefs' }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
}

async function expectToFit(page: Page, size: keyof typeof sizes): Promise<void> {
  const overflow = await page.evaluate(async () => {
    // Wait for the frame after the one in which the screen learned its width.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })
  expect(overflow, `scrolls sideways: ${size}`).toBe(0)
}
