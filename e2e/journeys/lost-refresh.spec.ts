import type { Page } from '@playwright/test'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Account } from '../src/accounts.ts'
import { address } from '../src/address.ts'
import { signInByPhone } from '../src/sign-in-by-phone.ts'
import { expect, test } from '../src/test.ts'

// Sign-ins by SMS, a photo and several page loads take time.
test.describe.configure({ timeout: 120_000 })

const t = serverTexts('ru').area('wallet')
const REFRESH = '**/api/v2/my/session/refresh'
const phoneOf = ({ phone }: Account) => phone.replace(/\D/g, '')

/** Adds a photo of the passport, which is stored on this device only. */
async function addPassport(page: Page): Promise<void> {
  await page.goto('/wallet')
  await page.getByRole('button', { name: t('documents.add') }).click()
  await page.getByLabel(t('add.kind')).selectOption('passport')
  const file = { name: 'IMG_1.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.locator('input[type=file][multiple]').setInputFiles(file)
  await page.getByRole('button', { name: t('add.save') }).click()
  await expect(page.getByText(t('documents.saved'))).toBeVisible()
}

async function expectPassport(page: Page): Promise<void> {
  await page.goto('/wallet')
  await page.getByRole('button', { name: t('documents.open', { name: t('kind.passport') }) }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.getByRole('button', { name: t('viewer.close') }).click()
}

/** Expires the identity token, so that the next call refreshes it. */
const endIdentityToken = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session') ?? '')
    localStorage.setItem('session', JSON.stringify({ ...session, identityToken: 'ended' }))
  })

test('a refresh whose answer was lost after the server had answered does not end the session', async ({
  page,
  patient,
}) => {
  await signInByPhone(page, phoneOf(patient))
  await addPassport(page)
  await endIdentityToken(page)
  const statuses: number[] = []
  await page.route(
    REFRESH,
    async route => {
      statuses.push((await route.fetch()).status())
      await route.abort()
    },
    { times: 1 },
  )
  const answered = page.waitForResponse(REFRESH)
  await expectPassport(page)
  expect([statuses, (await answered).status()]).toEqual([[200], 200])
  await expect(page).toHaveURL(/\/wallet$/)
})

test('after the end of a session a stored document is shown again only to its owner', async ({
  page,
  patient,
  rival,
}) => {
  const code = await signInByPhone(page, phoneOf(patient))
  await addPassport(page)

  await test.step('the session ends without a sign-out', async () => {
    const refreshToken = await page.evaluate(
      () => JSON.parse(localStorage.getItem('session') ?? '').refreshToken,
    )
    const stolen = await fetch(`${address()}/api/v2/my/session/refresh`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refreshToken, deviceId: 'the-device-of-a-thief' }),
    })
    expect(stolen.status).toBe(401)
    await page.goto('/wallet')
    await expect(page).toHaveURL(/\/sign-in$/)
  })

  await test.step('another account does not see the document, and does not delete it', async () => {
    await signInByPhone(page, phoneOf(rival))
    await page.goto('/wallet')
    await expect(page.getByText(t('documents.none'))).toBeVisible()
    await page.goto('/profile')
    await page.getByRole('button', { name: serverTexts('ru').area('profile')('signOut') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: serverTexts('ru').area('profile')('signOut') })
      .click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toBe('"signed-out"')
  })

  await test.step('its owner sees it again', async () => {
    await signInByPhone(page, phoneOf(patient), code)
    await expectPassport(page)
  })
})
