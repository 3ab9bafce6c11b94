import { inLatinLayout } from '@vizit/domain/search/keyboard-layout.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { tabTo } from '../src/by-keyboard.ts'
import { bookAs } from '../src/patient-acts.ts'
import { expect, test } from '../src/test.ts'

/** The word, its keys in the Latin layout, and with an error. */
const THERAPIST = {
  ru: { word: 'терапевт', layout: 'nthfgtdn', error: 'тирапевт' },
  be: { word: 'тэрапеўт', layout: "n'hfgton", error: 'тэрапефт' },
}

for (const language of ['ru', 'be'] as const) {
  test.describe(language, () => {
    test.use({ locale: language })

    test('the town, the search and the next visit on Main, by keyboard', async ({
      page,
      clinic,
      patient,
      rival,
      signIn,
      expectAccessible,
    }) => {
      const texts = serverTexts(language)
      const [main, navigation, town, search, visits] = [
        texts.area('main'),
        texts.area('navigation'),
        texts.area('town'),
        texts.area('search'),
        texts.area('visits'),
      ]
      const expectOneLine = async () => {
        const head = await page.getByRole('banner').boundingBox()
        expect(head?.height).toBeLessThan(64)
      }
      const visit = await bookAs(patient, clinic.slots[0])

      await test.step('a guest chooses the town', async () => {
        await page.goto('/')
        await expect(page.getByRole('heading', { level: 1, name: main('title') })).toBeVisible()
        await expectOneLine()
        await tabTo(page, page.getByRole('button', { name: navigation('chooseTown') }))
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog', { name: town('title') })
        await tabTo(page, dialog.getByLabel(town('search')))
        await page.keyboard.type(language === 'ru' ? 'минск' : 'мінск')
        const minsk = dialog.getByRole('button', { name: language === 'ru' ? 'Минск' : 'Мінск', exact: true })
        await tabTo(page, minsk)
        await page.keyboard.press('Enter')
        await expect(dialog).toBeHidden()
        await expectOneLine()
      })

      await test.step('a wrong keyboard layout and a typing error are understood, and it is said how', async () => {
        const { word, ...typed } = THERAPIST[language]
        await tabTo(page, page.getByRole('combobox', { name: search('label') }))
        for (const query of Object.values(typed)) {
          await page.keyboard.type(query)
          await expect(page.getByText(search('understood', { query: word })).first()).toBeVisible()
          await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
          await page.keyboard.press('ControlOrMeta+A')
        }
      })

      await test.step('a doctor is found by name', async () => {
        await page.keyboard.type(clinic.doctor.fullName.split(' ')[0] ?? '')
        await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
        await expectAccessible()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await expect(page).not.toHaveURL(/\/$/)
      })

      await test.step('the next visit stands on Main, and its move is a key away', async () => {
        await signIn(patient)
        await page.goto('/')
        const next = page.getByRole('region', { name: visits('nextVisit.title') })
        await expect(next.locator(`a[href="/visits/${visit.orderId}"]`)).toBeVisible()
        await expectAccessible()
        await tabTo(page, next.getByRole('link', { name: new RegExp(`^${visits('move')}`) }))
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(new RegExp(`/visits/${visit.orderId}/move`))
      })

      await test.step('another patient types the name in the wrong layout and with an error, and books a visit', async () => {
        await signIn(rival)
        await page.goto('/')
        await tabTo(page, page.getByRole('combobox', { name: search('label') }))
        // A letter too many.
        await page.keyboard.type(inLatinLayout(clinic.doctor.fullName.replace(/^(..)/, '$1щ')))
        const said = search('understood', { query: '|' }).split('|')[0]
        // Not of the first words alone, which may be asked for while the last is typed.
        const last = clinic.doctor.fullName.split(' ').at(-1) ?? ''
        // One key writes и in the Russian layout and і in the Belarusian one; which of both is read depends on the name.
        const read = last.replace(/[иі]/giu, '[иі]')
        const whole = new RegExp(`${said}.*${read}»`, 'i')
        await expect(page.getByRole('status').filter({ hasText: whole })).toBeVisible()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(new RegExp(`/doctors/${clinic.doctor.id}`))
        await tabTo(page, page.locator('main a[href*="/timeslot/"]').last())
        await page.keyboard.press('Enter')
        await tabTo(page, page.getByRole('button', { name: texts.area('booking')('confirm'), exact: true }))
        await page.keyboard.press('Enter')
        await expect(page.getByText(visits('booked')).first()).toBeVisible()
      })
    })
  })
}

test('a section whose scripts did not come for want of a network says so, and comes when the network is back', async ({
  context,
}) => {
  // A page of its own: the browser itself complains about the scripts.
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Медцентры' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('Остальное появится само')).toBeVisible()
  await context.setOffline(false)
  await expect(main.getByRole('link', { name: 'На карте' })).toBeVisible()
})
