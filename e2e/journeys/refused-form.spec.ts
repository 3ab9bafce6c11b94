import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { tabTo } from '../src/by-keyboard.ts'
import { expect, test } from '../src/test.ts'

const { area } = serverTexts('ru')
const t = area('programmes')
const LINK = '**/api/v2/my/coverage/insurer'

test('a form that is refused keeps the focus on its button, and is sent once however often it is pressed', async ({
  page,
  patient,
  signIn,
}) => {
  await signIn(patient)
  await page.goto('/programmes/bns/sign-in')
  await page.getByLabel(t('insurer.barcode')).fill('4810000000033')
  const submit = page.getByRole('button', { name: t('insurer.submit') })
  const answer = Promise.withResolvers<void>()
  let sent = 0
  await page.route(LINK, async route => {
    sent += 1
    await answer.promise
    await route.continue()
  })

  await tabTo(page, submit)
  await page.keyboard.press('Enter')
  const waiting = page.getByRole('button', { name: area('common')('pleaseWait') })
  await expect(waiting).toBeFocused()
  await expect(waiting).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await page.getByLabel(t('insurer.barcode')).press('Enter')
  await waiting.focus()
  answer.resolve()

  await expect(page.getByRole('alert')).toContainText(area('errors')('INCORRECT_CONTRACT_CODE.title'))
  await expect(submit).toBeFocused()
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
  expect(sent).toBe(1)
})

test('a field that is wrong gets the focus', async ({ page, patient, signIn }) => {
  await signIn(patient)
  await page.goto('/programmes/bns/sign-in')
  await page.getByLabel(t('insurer.barcode')).fill('481')
  await tabTo(page, page.getByRole('button', { name: t('insurer.submit') }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(t('insurer.barcode'))).toBeFocused()
})
