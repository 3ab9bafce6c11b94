import { expect, type Page } from '@playwright/test'
import { smsCode } from './sms-code.ts'

/** Signs in as people do, from the phone to the code; `after` is the code of the sign-in before. Tells the code. */
export async function signInByPhone(page: Page, phone: string, after = ''): Promise<string> {
  await page.goto('/sign-in')
  await page.getByLabel('Номер телефона').fill(phone.slice(3))
  await page.getByRole('button', { name: 'Продолжить' }).click()
  const field = page.getByLabel('Код из 6 цифр')
  await field.waitFor()
  const code = await smsCode(phone, after)
  await field.fill(code)
  await expect(page).not.toHaveURL(/sign-in/)
  return code
}
