import { expect, type Page } from '@playwright/test'
import type { Language } from '@vizit/i18n/language.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { smsCode } from './sms-code.ts'

/**
 * Signs in through the screens, from the phone to the code; `after` is the code of an earlier sign-in to skip. Returns
 * the code.
 */
export async function signInByPhone(
  page: Page,
  phone: string,
  after = '',
  language: Language = 'ru',
): Promise<string> {
  const { area } = serverTexts(language)
  await page.goto('/sign-in')
  await page.getByLabel(area('session')('phone')).fill(phone.slice(3))
  await page.getByRole('button', { name: area('common')('continue') }).click()
  const field = page.getByLabel(area('session')('code.label'))
  await field.waitFor()
  const code = await smsCode(phone, after)
  await field.fill(code)
  await expect(page).not.toHaveURL(/sign-in/)
  return code
}
