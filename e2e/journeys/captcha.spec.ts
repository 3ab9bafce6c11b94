import type { Page } from '@playwright/test'
import { address } from '../src/address.ts'
import { newPhone } from '../src/new-phone.ts'
import { expect, test } from '../src/test.ts'

/** The number of phone numbers that one device may use within an hour without a captcha, each with a proof of work. */
const NUMBERS_FOR_NOTHING = 5

async function askForCode(deviceId: string): Promise<void> {
  const response = await fetch(`${address()}/api/v2/my/phone-login/init`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phone: newPhone(), deviceId, deviceName: 'Phone' }),
  })
  if (!response.ok) throw new Error(`sign-in: ${await response.text()}`)
}

async function arriveSuspicious(page: Page): Promise<void> {
  await page.goto('/sign-in')
  await expect(page.getByLabel('Номер телефона')).toBeVisible()
  const deviceId = await page.evaluate(() => {
    const known = localStorage.getItem('deviceId') ?? crypto.randomUUID()
    localStorage.setItem('deviceId', known)
    return known
  })
  for (let number = 0; number < NUMBERS_FOR_NOTHING; number += 1) await askForCode(deviceId)
  await page.getByLabel('Номер телефона').fill(newPhone().slice(3))
  await page.getByRole('button', { name: 'Продолжить' }).click()
}

test('an ordinary sign-in contains a proof of work that the user does not see', async ({ page }) => {
  await page.goto('/sign-in')
  const sent = page.waitForRequest(/phone-login\/init/)
  await page.getByLabel('Номер телефона').fill(newPhone().slice(3))
  await page.getByRole('button', { name: 'Продолжить' }).click()
  const { recaptchaValue } = (await sent).postDataJSON()
  expect(JSON.parse(atob(recaptchaValue))).toHaveProperty('solution.counter')
  await expect(page.getByRole('heading', { name: 'Код из SMS' })).toBeVisible()
})

// The server stores the captcha's answer hashed and sealed, and it is in no inbox. The test beside confirm-human.ts,
// which knows the secret, proves that the right answer works.
test('a device with many numbers gets a captcha picture, and can ask for another one', async ({
  page,
  expectAccessible,
}) => {
  await arriveSuspicious(page)
  const picture = page.getByRole('img', { name: 'Картинка с цифрами' })
  const drawn = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  await expect.poll(drawn).toBe(true)
  await expectAccessible()

  const field = page.getByLabel('5 цифр с картинки')
  const first = await picture.getAttribute('src')
  await page.getByRole('button', { name: 'Показать другую картинку' }).click()
  await expect(picture).not.toHaveAttribute('src', first ?? '')
  await expect.poll(drawn).toBe(true)
  await expect(field).toBeFocused()

  const second = await picture.getAttribute('src')
  await field.fill('00000')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByRole('alert')).toContainText('Код введён неверно')
  await expect(picture).not.toHaveAttribute('src', second ?? '')
  await expect(field).toHaveValue('')
})

test('the captcha can be heard and solved by keyboard only', async ({ page }) => {
  await arriveSuspicious(page)
  const listen = page.getByRole('button', { name: 'Прослушать' })
  await listen.focus()
  const recording = page.waitForResponse(/human-code\/audio/)
  await page.keyboard.press('Enter')
  const heard = await recording
  expect([heard.status(), heard.headers()['content-type'], heard.headers()['content-language']]).toEqual([
    200,
    'audio/wav',
    'ru',
  ])
  expect(Number(heard.headers()['content-length'])).toBeGreaterThan(20_000)
  await expect(page.getByRole('button', { name: 'Прослушать ещё раз' })).toBeFocused()
})
