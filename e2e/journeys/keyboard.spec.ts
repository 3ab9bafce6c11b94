import { tabBackTo, tabTo } from '../src/by-keyboard.ts'
import { expect, test } from '../src/test.ts'

test('a whole booking by keyboard', async ({ page, clinic, patient, signIn }) => {
  const { doctor, slots } = clinic
  await signIn(patient)
  await page.goto('/timeslot?clinic=demo')

  await tabTo(page, page.getByRole('searchbox', { name: 'Найти врача' }))
  await page.keyboard.type(doctor.fullName)
  const card = page.getByRole('group', { name: doctor.fullName })
  await expect(card).toHaveCount(1)
  await tabTo(page, card.getByRole('button', { name: /^Ближайшее время/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Свободное время' })).toBeFocused()

  const slot = page.locator(`a[href*="/timeslot/${slots[0].timeslotId}"]`)
  await expect(page.getByRole('heading', { name: doctor.fullName })).toBeVisible()
  while (!(await slot.isVisible())) {
    await tabBackTo(page, page.getByRole('button', { name: 'Следующий свободный день' }))
    await page.keyboard.press('Enter')
    // The focus goes to the free times of the chosen day.
    await expect(page.getByRole('heading', { name: 'Свободное время' })).toBeFocused()
  }
  await tabTo(page, slot)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Онлайн-запись' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Записаться' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Вы записаны на визит')).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'Отменить визит' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Отменить визит' })).toBeFocused()
})

test('whatever has the focus shows it by a ring of 2 px at least', async ({ page, patient, signIn }) => {
  await signIn(patient)
  for (const path of ['/profile/edit', '/insurer-request', '/doctors']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      const at = page.locator(':focus-visible')
      if ((await at.count()) === 0) break
      const thin = await at.evaluate(element => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? element.outerHTML : null
      })
      expect(thin, `on ${path}`).toBeNull()
    }
  }
})

test('the focus goes on to the neighbour of a filter that is taken off, and to what the next step of an empty list shows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/doctors?town=17&days=30&part=morning')
  await page.waitForLoadState('networkidle')
  const chosen = page.getByRole('list', { name: 'Выбранные фильтры' })
  await tabTo(page, chosen.getByRole('button').first())
  await page.keyboard.press('Enter')
  await expect(chosen.getByRole('button')).toHaveCount(1)
  await expect(chosen.getByRole('button')).toBeFocused()
  await page.goto('/medcenters?town=17&q=abcdef')
  await page.waitForLoadState('networkidle')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Сбросить фильтры' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').locator(':is(h1, h2, h3):focus')).toHaveCount(1)
})
