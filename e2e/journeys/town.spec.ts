import { expect, test } from '../src/test.ts'

test('a town is chosen by keyboard, kept over a reload, and shown in Other', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/other')
  const head = page.getByRole('banner').getByRole('button', { name: 'Ваш город' })
  await head.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ваш город' })
  await expect(dialog.getByRole('button', { name: 'Минск', exact: true })).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel('Название города').focus()
  await page.keyboard.type('гродно')
  await expect(dialog.getByText('1 город')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const chosen = page.getByRole('banner').getByRole('button', { name: 'Город: Гродно' })
  await expect(chosen).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Другое' })).toBeVisible()
  await expect(chosen).toBeVisible()
  await expectAccessible()
})
