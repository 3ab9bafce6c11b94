import { shortName } from '@vizit/domain/person/short-name.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { readProfileAs, relate } from '../src/family-acts.ts'
import { bookAs, signInAs } from '../src/patient-acts.ts'
import { expect, test } from '../src/test.ts'

test.describe('in English', () => {
  test.use({ locale: 'en' })

  test('spouses join by a code on two phones: one asks, the other accepts, both are congratulated without a reload', async ({
    page,
    browser,
    baseURL,
    patient,
    rival,
    signIn,
    expectAccessible,
  }) => {
    const { area } = serverTexts('en')
    await signIn(patient)
    await page.goto('/family/join')
    const shown = await page.getByText(/^\d{3} \d{3}$/).textContent()
    await page.getByRole('link', { name: area('family')('back') }).click()
    await expect(page.getByText(area('family')('empty'))).toBeVisible()

    const other = await browser.newPage({
      viewport: { width: 360, height: 740 },
      locale: 'en',
      baseURL: baseURL ?? '',
    })
    await signInAs(other, rival)
    await other.goto('/family/enter-code')
    await other.getByLabel(area('family')('enterCode.label')).fill(shown ?? '')
    await other.getByRole('button', { name: area('family')('enterCode.send') }).click()

    const [mine, theirs] = [await readProfileAs(patient), await readProfileAs(rival)]
    await test.step('before the acceptance each sees the short name of the other', async () => {
      await expect(
        other.getByRole('heading', {
          name: area('family')('requests.outgoing', { name: shortName(mine.fullNameRu ?? '') }),
        }),
      ).toBeVisible()
      const name = shortName(theirs.fullNameRu ?? '')
      await expect(
        page.getByRole('heading', { name: area('family')('requests.incoming', { name }) }),
      ).toBeVisible()
      await expectAccessible()
      await page.getByRole('button', { name: area('family')('requests.allowTo', { name }) }).click()
    })
    const there = other.getByRole('dialog', { name: area('family')('appeared.title') })
    await expect(there).toContainText(mine.fullNameRu ?? '')
    const here = page.getByRole('dialog', { name: area('family')('appeared.title') })
    await expect(here).toContainText(theirs.fullNameRu ?? '')
    await expectAccessible()
    for (const dialog of [here, there]) {
      await dialog.getByRole('button', { name: area('family')('appeared.ok') }).click()
      await expect(dialog).toHaveCount(0)
    }
    await page.reload()
    await expect(page.getByText(theirs.fullNameRu ?? '')).toBeVisible()
    await expect(here).toHaveCount(0)
    await other.close()
  })
})

test('rights take effect at booking, are listed in the ledger, and can be taken back there with one tap', async ({
  page,
  browser,
  baseURL,
  clinic,
  patient,
  rival,
  signIn,
  expectAccessible,
}) => {
  await relate(patient, rival, 'SPOUSE')
  const [mine, theirs] = [await readProfileAs(patient), await readProfileAs(rival)]
  const spouse = theirs.fullNameRu ?? ''
  const [, free, slot] = clinic.slots
  const other = await browser.newPage({
    viewport: { width: 360, height: 740 },
    locale: 'ru',
    baseURL: baseURL ?? '',
  })
  await signInAs(other, rival)

  await test.step('without the right the spouse is told what to ask for', async () => {
    await other.goto(`/timeslot/${slot.timeslotId}?clinic=demo`)
    await expect(other.getByText('Нет доступа для записи на визиты').first()).toBeVisible()
    await expect(other.getByRole('radio', { name: mine.fullNameRu ?? '' })).toBeDisabled()
  })

  await test.step('after Allow the other phone can book without a reload', async () => {
    await signIn(patient)
    await page.goto('/family')
    await page.getByRole('link', { name: `${spouse}: права` }).click()
    await page.getByRole('button', { name: /^Разрешить/ }).click()
    await expect(page.getByText('Может записывать к врачу')).toBeVisible()
    await expectAccessible()
    await expect(other.getByRole('radio', { name: mine.fullNameRu ?? '' })).toBeEnabled()
  })

  await test.step('the spouse books, and the ledger shows it', async () => {
    await bookAs(rival, slot, mine.me)
    await page.goto('/family/ledger')
    await expect(page.getByText('Записан визит')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: `Отозвать право: ${spouse}` }).click()
    await expect(page.getByText('Больше не может записывать')).toBeVisible()
    await expect(page.getByRole('button', { name: `Вернуть право: ${spouse}` })).toBeFocused()
  })

  await test.step('after taking the right back the spouse can no longer book', async () => {
    // At a time that is still free: the other one is booked.
    await other.goto(`/timeslot/${free.timeslotId}?clinic=demo`)
    await expect(other.getByRole('radio', { name: mine.fullNameRu ?? '' })).toBeDisabled()
    await other.close()
  })
})
