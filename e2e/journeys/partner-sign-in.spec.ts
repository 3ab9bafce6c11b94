import { newPhone } from '../src/new-phone.ts'
import { partnerToken } from '../src/partner.ts'
import { expect, test } from '../src/test.ts'

test('a partner’s token signs in once, and is in neither the address nor the history', async ({
  page,
  browser,
}) => {
  const link = `/sign-in#token=${partnerToken(newPhone())}`
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto(link)
  await expect(page).toHaveURL(/\/timeslot/)
  expect(asked.filter(url => url.includes('token='))).toEqual([])
  await page.goBack()
  expect(page.url()).not.toContain('token=')

  const other = await browser.newPage()
  await other.goto(link)
  await expect(other.getByRole('alert')).toContainText('Войти по ссылке не удалось')
  await expect(other.getByLabel('Номер телефона')).toBeVisible()
  expect(other.url()).not.toContain('token=')
  await other.close()
})

test('members of a programme sign in under its name', async ({ page, expectAccessible }) => {
  await page.goto('/sign-in/program/epam')
  await expect(page.getByText('Вход для участников программы: Программа EPAM')).toBeVisible()
  await expectAccessible()
  await page.goto('/sign-in/program/nobody')
  await expect(page).toHaveURL(/\/sign-in$/)
  await expect(page.getByText('Такой программы нет')).toBeVisible()
})
