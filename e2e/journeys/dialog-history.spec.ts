import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { expect, test } from '../src/test.ts'

const signOut = serverTexts('ru').area('profile')('signOut')

test('a dialog that was opened before the page is complete stays open', async ({ page, patient, signIn }) => {
  await signIn(patient)
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/v2/my/profile/export', async route => {
    await answered.promise
    await route.continue()
  })
  await page.goto('/profile')
  await page.getByRole('button', { name: signOut }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const complete = page.waitForResponse(/\/follow-favourites-/)
  answered.resolve()
  await (await complete).finished()
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await expect(dialog).toBeVisible()
})

test('a page that was reloaded with a dialog open is left by one step Back', async ({
  page,
  patient,
  signIn,
}) => {
  await signIn(patient)
  await page.goto('/other')
  await page.goto('/profile')
  await page.getByRole('button', { name: signOut }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: signOut })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/other$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Другое' })).toBeVisible()
})

test('a first page whose dialog was closed is left by one step Back', async ({ page, patient, signIn }) => {
  await signIn(patient)
  await page.goto('/other')
  await page.goto('/profile')
  await page.getByRole('button', { name: signOut }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: serverTexts('ru').area('common')('cancel') })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/other$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Другое' })).toBeVisible()
})

test('an address that is opened while a dialog closes is not stopped', async ({ page, patient, signIn }) => {
  await signIn(patient)
  await page.goto('/profile')
  await page.getByRole('button', { name: signOut }).click()
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (!document.querySelector('dialog')) location.assign('/other')
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: serverTexts('ru').area('common')('cancel') })
    .click()
  await expect(page).toHaveURL(/\/other$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Другое' })).toBeVisible()
})
