import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { arrowTo, tabTo } from '../src/by-keyboard.ts'
import { expect, test } from '../src/test.ts'

const { area } = serverTexts('ru')
const [drugs, pharmacies, common] = [area('drugs'), area('pharmacies'), area('common')]

test.use({ geolocation: { latitude: 53.9023, longitude: 27.5619 }, permissions: ['geolocation'] })

test('by keyboard alone: the best choice is chosen in the filters, and nearer pharmacies are shown', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`/drugs?town=17&q=${encodeURIComponent('нурофен')}`)
  const filters = page.getByRole('button', { name: drugs('filters') })
  const dialog = page.getByRole('dialog')
  // Each way to close the dialog gives the focus back to its button.
  for (const close of ['Escape', 'button', 'Back']) {
    await tabTo(page, filters)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    if (close === 'Escape') await page.keyboard.press('Escape')
    if (close === 'Back') await page.goBack()
    if (close === 'button') {
      await arrowTo(page, dialog.getByLabel(pharmacies('sort')), 'rank')
      await expect(dialog.getByText(pharmacies('sent'))).toBeVisible()
      await expectAccessible()
      await tabTo(page, dialog.getByRole('button', { name: common('close') }))
      await page.keyboard.press('Enter')
    }
    await expect(dialog).toHaveCount(0)
    await expect(filters, close).toBeFocused()
  }

  const add = page.getByRole('main').getByRole('button', { name: /^В корзину: / })
  await tabTo(page, add.first())
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: drugs('whereToBuy', { count: 1 }) }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: pharmacies('title') })).toBeFocused()
  await expect(page.getByLabel(pharmacies('sort'))).toHaveValue('rank')
  const cards = page.getByRole('main').locator('li', { has: page.getByRole('heading', { level: 2 }) })
  await expect(cards.first()).toContainText(/ · [\d,]+ к?м/)
  await expectAccessible()

  await tabTo(page, page.getByRole('button', { name: pharmacies('clear') }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(pharmacies('empty'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: pharmacies('title') })).toBeFocused()
})

test('by keyboard alone: the form "tell me" gives the focus back, and then to what it led to', async ({
  page,
  patient,
  signIn,
}) => {
  await signIn(patient)
  await page.goto(`/drugs?town=17&q=${encodeURIComponent('нурофен')}`)
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Нурофен', exact: true }))
  await page.keyboard.press('Enter')
  const ask = page.getByRole('button', { name: new RegExp(`^${drugs('alerts.whenCheaper')}`) }).first()
  const dialog = page.getByRole('dialog')
  for (const close of ['Escape', 'cancel', 'Back']) {
    await tabTo(page, ask)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    if (close === 'Escape') await page.keyboard.press('Escape')
    if (close === 'Back') await page.goBack()
    if (close === 'cancel') {
      await tabTo(page, dialog.getByRole('button', { name: common('cancel') }))
      await page.keyboard.press('Enter')
    }
    await expect(dialog).toHaveCount(0)
    await expect(ask, close).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByLabel(drugs('alerts.maxPrice')))
  await page.keyboard.type('0,01')
  await tabTo(page, dialog.getByRole('button', { name: drugs('alerts.save') }))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  const said = page.locator('main [tabindex="-1"]', {
    hasText: drugs('alerts.waitingPrice', { price: '0,01 руб.' }),
  })
  await expect(said).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: new RegExp(`^${drugs('alerts.remove')}`) }).first())
  await page.keyboard.press('Enter')
  await expect(ask).toBeFocused()
})
