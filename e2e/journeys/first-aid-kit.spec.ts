import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { tabTo } from '../src/by-keyboard.ts'
import { expect, test } from '../src/test.ts'

const { area } = serverTexts('be')
const [kit, drugs, common] = [area('first-aid-kit'), area('drugs'), area('common')]

test.use({ locale: 'be', viewport: { width: 360, height: 740 } })

test('by keyboard alone: a medicine is found and kept; without a network it is counted and runs out', async ({
  page,
  context,
  patient,
  signIn,
  expectAccessible,
}) => {
  // Each step is a walk through all that can have the focus.
  test.slow()
  await signIn(patient)
  await page.goto('/first-aid-kit')
  await expect(page.getByText(kit('empty'))).toBeVisible()
  const dialog = page.getByRole('dialog')
  const press = async (name: string | RegExp) => {
    await tabTo(
      page,
      (await dialog.count()) > 0
        ? dialog.getByRole('button', { name })
        : page.getByRole('main').getByRole('button', { name }),
    )
    await page.keyboard.press('Enter')
  }
  await press(kit('add'))
  await tabTo(page, dialog.getByLabel(kit('name')))
  await page.keyboard.type('нурофен')
  await tabTo(
    page,
    dialog
      .getByRole('list', { name: kit('found') })
      .getByRole('button')
      .first(),
  )
  await page.keyboard.press('Enter')
  // Its digits can be typed where nothing is scanned; one leaves that with the focus where it was.
  await press(kit('scan.title'))
  await expect(dialog.getByLabel(kit('scan.digits'))).toBeVisible()
  await expectAccessible()
  await press(common('back'))
  await expect(dialog.getByRole('button', { name: kit('scan.title') })).toBeFocused()
  await tabTo(page, dialog.getByLabel(kit('bestBefore')))
  await page.keyboard.type('12.2031')
  await expectAccessible()
  await press(kit('save'))
  await expect(dialog).toHaveCount(0)
  const card = page.getByRole('main').getByRole('listitem')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText(kit('expiry.later', { date: '31.12.2031' }))
  await press(new RegExp(`^${kit('more')}`))
  await expect(card).toContainText(kit('count', { count: 2 }))
  await expectAccessible()

  await context.setOffline(true)
  await press(new RegExp(`^${kit('more')}`))
  await expect(card).toContainText(kit('count', { count: 3 }))
  await press(new RegExp(`^${kit('runsOutOf', { name: '' }).trim()}`))
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${kit('inBasketOf', { name: '' }).trim()}`) }),
  ).toBeFocused()
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText(drugs('pieces', { count: 1 }), { exact: true })).toBeVisible()
})
