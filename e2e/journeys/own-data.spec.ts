import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { unzip } from '@vizit/test-kit/zip/unzip.ts'
import { findInEmail } from '../src/find-in-email.ts'
import { smsCode } from '../src/sms-code.ts'
import { expect, test } from '../src/test.ts'

/** A photo made in the browser: green on the left, white on the right. */
async function photo(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 600)
    const paint = canvas.getContext('2d')
    if (paint) {
      paint.fillStyle = '#ffffff'
      paint.fillRect(0, 0, 900, 600)
      paint.fillStyle = '#0a7f3a'
      paint.fillRect(0, 0, 450, 600)
    }
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  return Buffer.from(bytes)
}

test.describe('in Belarusian', () => {
  test.use({ locale: 'be' })

  test('a photo is chosen, cropped by keyboard and shown beside the person', async ({
    page,
    patient,
    signIn,
    expectAccessible,
  }) => {
    const { area } = serverTexts('be')
    await signIn(patient)
    await page.goto('/profile')
    await page.getByRole('button', { name: area('profile')('photo.add') }).click()
    const dialog = page.getByRole('dialog', { name: area('profile')('photo.title') })
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await photo(page) })
    const cut = dialog.getByLabel(area('profile')('photo.window'))
    await expect(cut).toBeVisible()
    await cut.focus()
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('slider', { name: area('profile')('photo.zoom') }).focus()
    await page.keyboard.press('ArrowRight')
    await expectAccessible()
    await dialog.getByRole('button', { name: area('common')('save') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.locator('main img[src^="blob:"]')).toBeVisible()
    await expect(page.getByRole('button', { name: area('profile')('photo.change') })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a name of ninety letters fits, also in the list of what a copy leaves out', async ({
    page,
    patient,
    signIn,
  }) => {
    const patientName = 'Щ'.repeat(90)
    await page.route('**/api/v2/my/profile/export', route =>
      route.fulfill({
        json: {
          state: 'none',
          email: null,
          expiresAt: null,
          leftOut: [{ patientName, providerName: 'Вита', reason: 'consent' }],
        },
      }),
    )
    await signIn(patient)
    await page.goto('/profile')
    await expect(page.getByText(patientName)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

test('a file that is not a photo is refused, with what to choose instead', async ({
  page,
  patient,
  signIn,
}) => {
  await signIn(patient)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Добавить фото' }).click()
  const dialog = page.getByRole('dialog', { name: 'Фото профиля' })
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') })
  await expect(dialog.getByText('Это фото не открывается. Выберите JPEG, PNG или WebP.')).toBeVisible()
})

test('a copy of all own data comes by a link in an e-mail', async ({
  page,
  patient,
  signIn,
  expectAccessible,
}) => {
  const email = `${patient.phone}@example.by`
  await signIn(patient)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Заказать копию' }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Нужен подтверждённый e-mail' })
  await refusal.getByRole('button', { name: 'Указать e-mail' }).click()
  await page.getByRole('dialog').getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Отправить письмо' }).click()
  await page.getByLabel('Код из письма').fill(await findInEmail(email, /\b\d{6}\b/))
  await expect(page.getByText('подтверждён', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Заказать копию' }).click()
  const step = page.getByRole('dialog', { name: 'Подтвердите кодом из SMS' })
  await expect(step.getByText(/Код отправлен на/)).toBeVisible()
  await expectAccessible()
  await step.getByLabel('Код из SMS').fill(await smsCode(patient.phone))
  await step.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(page.getByText(`Ссылка отправлена на ${email}`)).toBeVisible()
  const link = new URL(await findInEmail(email, /https?:\S+\/profile\/export#token=[\w-]+/))
  await page.goto(`${link.pathname}${link.hash}`)
  await expect(page.getByRole('button', { name: 'Скачать копию' })).toBeVisible()
  await expectAccessible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать копию' }).click()
  const files = unzip(await readFile(await (await downloading).path()))
  expect([...files.keys()]).toContain('visits.json')
  const profile = JSON.parse(files.get('profile.json')?.toString() ?? '{}')
  expect(profile).toMatchObject({ primaryPhone: patient.phone, emails: [{ address: email }] })
})

test('after deleting the account its phone opens a new one', async ({ page, patient, expectAccessible }) => {
  await page.goto('/sign-in')
  // Only on the first load: a reload must not restore the session.
  await page.evaluate(
    ({ deviceId, bearer }) => {
      const identityToken = bearer.slice(deviceId.length + 1)
      const expiresAt = new Date(Date.now() + 600_000).toISOString()
      localStorage.setItem('deviceId', deviceId)
      localStorage.setItem('session', JSON.stringify({ identityToken, refreshToken: 'none', expiresAt }))
    },
    { deviceId: patient.deviceId, bearer: patient.bearer },
  )
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Удалить профиль' }).click()
  await expectAccessible()
  await page.getByRole('checkbox', { name: /вернуть профиль будет нельзя/ }).check()
  await page.getByRole('button', { name: 'Удалить навсегда' }).click()
  const step = page.getByRole('dialog', { name: 'Подтвердите кодом из SMS' })
  await expect(step.getByText(/Код отправлен на/)).toBeVisible()
  await step.getByLabel('Код из SMS').fill(await smsCode(patient.phone))
  await step.getByRole('button', { name: 'Удалить навсегда' }).click()
  await expect(page).toHaveURL(/\/$|\/timeslot/)

  await page.goto('/profile')
  await expect(page).toHaveURL(/\/sign-in$/)
  await page.getByLabel('Номер телефона').fill(patient.phone.slice(3))
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByRole('heading', { name: 'Код из SMS' })).toBeVisible()
  await page.getByLabel('Код из 6 цифр').fill(await smsCode(patient.phone))
  await expect(page.getByRole('heading', { name: 'Мои данные' })).toBeVisible()
  await expect(page.getByLabel('Фамилия')).toHaveValue('')
  await page.goto('/profile')
  await expect(page.getByText('Заполните профиль')).toBeVisible()
})
