import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { tabTo } from '../src/by-keyboard.ts'
import { addChildAs } from '../src/family-acts.ts'
import { newSurname } from '../src/new-surname.ts'
import { bookAs } from '../src/patient-acts.ts'
import { expect, test } from '../src/test.ts'

test('a child is added from the booking form, and booked at the same time', async ({
  page,
  childrensClinic,
  patient,
  signIn,
  expectAccessible,
}) => {
  const [slot] = childrensClinic.slots
  const surname = newSurname()
  await signIn(patient)
  await page.goto(`/timeslot/${slot.timeslotId}?clinic=demo`)
  await expect(page.getByText('Врач не принимает пациентов вашего возраста.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Добавить ребёнка' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Фамилия' }).fill(surname)
  await page.getByRole('textbox', { name: 'Имя', exact: true }).fill('Мария')
  await page.getByRole('textbox', { name: 'Отчество' }).fill('-')
  await page.getByLabel('Дата рождения').fill(`01.01.${new Date().getUTCFullYear() - 7}`)
  await page.getByRole('radio', { name: 'Женский' }).check()
  await page.getByRole('checkbox').check()
  await expectAccessible()
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click()

  await expect(page).toHaveURL(new RegExp(`/timeslot/${slot.timeslotId}`))
  await expect(page.getByRole('radio', { name: new RegExp(`${surname} Мария`) })).toBeChecked()
  await expectAccessible()
  await page.getByRole('button', { name: 'Записаться' }).click()
  await expect(page.getByText('Вы записали Марию на визит')).toBeVisible()
  await expect(page.getByText(`${surname} М.`, { exact: true })).toBeVisible()
})

test.describe('in Belarusian', () => {
  test.use({ locale: 'be' })

  test('a child with a planned visit cannot be deleted; after its cancellation the child can', async ({
    page,
    childrensClinic,
    patient,
    signIn,
    expectAccessible,
  }) => {
    const { area } = serverTexts('be')
    const child = await addChildAs(patient)
    await bookAs(patient, childrensClinic.slots[1], child.profileId)
    await signIn(patient)
    await page.goto('/family')
    await page.getByRole('button', { name: area('family')('actionsOf', { name: child.fullName }) }).click()
    await page.getByRole('menuitem', { name: area('family')('remove.action') }).click()
    const dialog = page.getByRole('dialog', { name: area('family')('remove.childTitle') })
    await dialog.getByRole('button', { name: area('family')('remove.yes') }).click()
    await expect(dialog.getByRole('alert')).toContainText(area('errors')('HAS_PLANNED_VISITS.next'))
    await expectAccessible()

    await dialog.getByRole('link', { name: area('family')('remove.toVisits') }).click()
    await page.getByRole('button', { name: area('visits')('cancel') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: area('visits')('cancel') })
      .click()
    await expect(page.getByText(area('visits')('cancelled'))).toBeVisible()

    await page
      .getByRole('navigation')
      .getByRole('link', { name: area('navigation')('other') })
      .click()
    await page.getByRole('link', { name: area('navigation')('family') }).click()
    await page.getByRole('button', { name: area('family')('actionsOf', { name: child.fullName }) }).click()
    await page.getByRole('menuitem', { name: area('family')('remove.action') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: area('family')('remove.yes') })
      .click()
    await expect(page.getByText(area('family')('empty'))).toBeVisible()
  })
})

test('a child is added by keyboard only', async ({ page, patient, signIn }) => {
  const surname = newSurname()
  await signIn(patient)
  await page.goto('/family')
  await tabTo(page, page.getByRole('button', { name: 'Добавить родственника' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: /^Добавить ребёнка/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Добавить ребёнка' })).toBeFocused()

  // Sent before the form is complete: the error summary has the focus, and its link leads to the field.
  await tabTo(page, page.getByRole('button', { name: 'Добавить ребёнка' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Проверьте, что введено' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: /^Фамилия/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Фамилия' })).toBeFocused()

  await page.keyboard.type(surname)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Пётр')
  await page.keyboard.press('Tab')
  await page.keyboard.type('-')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`0101${new Date().getUTCFullYear() - 7}`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Мужской' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Моя семья' })).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: `Действия: ${surname} Пётр` }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Изменить данные' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Удалить ребёнка?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Действия: ${surname} Пётр` })).toBeFocused()
})
