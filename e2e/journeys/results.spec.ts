import type { Page } from '@playwright/test'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { bloodTest, giveResults } from '../src/results.ts'
import { anotherCode, smsCode } from '../src/sms-code.ts'
import { expect, test } from '../src/test.ts'

const texts = serverTexts('ru')
const [tests, documents, errors] = [texts.area('tests'), texts.area('documents'), texts.area('errors')]

const codeField = (page: Page) => page.getByLabel(documents('code.label'))

/** Opens the latest test, whose results are not opened yet. */
async function goToTest(page: Page) {
  await page.goto('/tests')
  await page.getByRole('link', { name: bloodTest.name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: bloodTest.name })).toBeVisible()
}

/** Requests an activation code and returns it from the SMS. */
async function askCode(page: Page, phone: string) {
  await page.getByRole('button', { name: documents('code.send') }).click()
  await expect(codeField(page)).toBeFocused()
  return smsCode(phone)
}

test('results are opened by an activation code: consent, values over time, the document', async ({
  page,
  patient,
  signIn,
  expectAccessible,
}) => {
  await giveResults(patient, { agreed: false })
  await signIn(patient)
  await goToTest(page)
  await page.getByRole('button', { name: tests('unlock') }).click()

  await test.step('a written consent, then the code', async () => {
    await page.getByRole('checkbox', { name: documents('consent.agree') }).check()
    await expectAccessible()
    await page.getByRole('button', { name: documents('consent.give') }).click()
    const code = await askCode(page, patient.phone)
    await expect(page.getByText(new RegExp(`\\*\\*\\*.\\*\\*.${patient.phone.slice(-2)}`))).toBeVisible()
    await expectAccessible()
    await codeField(page).fill(code)
  })

  await test.step('the value out of its range, and its earlier values', async () => {
    await expect(page.getByText(tests('flag.low'))).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: /^Динамика: Гемоглобин/ }).click()
    const chart = page.getByRole('group', { name: /^График: Гемоглобин/ })
    await expect(chart.getByRole('img')).toHaveCount(2)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowLeft')
    await expect(chart.getByRole('img', { name: /131/ })).toBeFocused()
    await expectAccessible()
    await page.keyboard.press('Escape')
  })

  await test.step('the document is saved under its name, and read here, also aloud', async () => {
    await page.getByRole('button', { name: /^Открыть результаты/ }).click()
    const dialog = page.getByRole('dialog', { name: documents('dialog.results') })
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: documents('dialog.download') }).click()
    expect((await saved).suggestedFilename()).toBe('analysis_Ковалевич_Анна_Сергеевна_2026-09-02.pdf')
    await dialog.getByRole('button', { name: documents('dialog.open') }).click()
    const read = page.getByRole('article', { name: documents('viewer.page', { number: 1, count: 1 }) })
    await expect(read).toContainText(bloodTest.line)
    await page.keyboard.press('+')
    await expect(page.getByText('125 %')).toBeVisible()
    await expectAccessible()
  })

  await test.step('nothing of it stays in the browser’s caches', async () => {
    const cached = await page.evaluate(async () => {
      const names = await caches.keys()
      const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
      return kept.flat().map(({ url }) => url)
    })
    expect(cached.filter(url => url.includes('/api/'))).toEqual([])
  })
})

test('a wrong code three times: the remaining attempts are shown, then the wait', async ({
  page,
  patient,
  signIn,
}) => {
  await giveResults(patient, { agreed: true })
  await signIn(patient)
  await goToTest(page)
  await page.getByRole('button', { name: tests('unlock') }).click()
  const wrong = anotherCode(await askCode(page, patient.phone))
  for (const left of ['Осталось 2 попытки', 'Осталась 1 попытка']) {
    await codeField(page).fill(wrong)
    await expect(page.getByRole('alert')).toContainText(left)
    await expect(codeField(page)).toHaveValue('')
  }
  await codeField(page).fill(wrong)
  await expect(page.getByRole('alert')).toContainText(errors('ACODES_BLOCKED.title'))
  await expect(page.getByText(documents('code.blockedFor', { wait: '15 минут' }))).toBeVisible()
  await expect(codeField(page)).toHaveCount(0)
})

test('an idle page closes what the code opened, and says why', async ({ page, patient, signIn }) => {
  await giveResults(patient, { agreed: true })
  await signIn(patient)
  await page.clock.install()
  await goToTest(page)
  await page.getByRole('button', { name: /^Открыть результаты/ }).click()
  await codeField(page)
    .or(page.getByRole('button', { name: documents('code.send') }))
    .waitFor()
  await codeField(page).fill(await askCode(page, patient.phone))
  const dialog = page.getByRole('dialog', { name: documents('dialog.results') })
  await dialog.getByRole('button', { name: documents('dialog.open') }).click()
  await expect(page.getByRole('article', { name: /^Страница 1/ })).toContainText(bloodTest.line)

  // Activity before the end keeps it open for the full time again.
  await page.clock.fastForward(90_000)
  await page.keyboard.press('ArrowDown')
  await page.clock.fastForward(90_000)
  await expect(page.getByRole('article', { name: /^Страница 1/ })).toBeVisible()

  await page.clock.fastForward(31_000)
  await expect(dialog.getByRole('alert')).toContainText(documents('closed.idle'))
  await expect(page.getByRole('article', { name: /^Страница 1/ })).toHaveCount(0)
  await expect(page.getByText(tests('closedIdle'))).toBeAttached()
  expect(await page.evaluate(() => sessionStorage.getItem('acodes'))).toBeNull()
})
