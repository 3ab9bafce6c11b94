import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { arrowTo, chooseDay, tabTo } from '../src/by-keyboard.ts'
import { chooseDate } from '../src/choose-date.ts'
import { minskTime } from '../src/clinic.ts'
import { addChildAs } from '../src/family-acts.ts'
import { freeService } from '../src/service.ts'
import { expect, test } from '../src/test.ts'

const texts = serverTexts('ru')

test('a service for an adult is booked by keyboard with its whole time, then moved', async ({
  page,
  patient,
  signIn,
  expectAccessible,
}) => {
  test.setTimeout(90_000)
  const { service, direction, doctor, branchId, date, runs } = await freeService(30, 0)
  const time = minskTime(runs[0].startTime)
  const price = texts.format.price(service) ?? ''
  const selector = (name: string) => page.getByRole('combobox', { name, exact: true })
  await signIn(patient)
  await page.goto('/?clinic=demo')
  await expect(page.getByRole('heading', { level: 1, name: 'Запись на услугу' })).toBeVisible()

  await test.step('the service step by step, the branch and the specialist', async () => {
    await arrowTo(page, selector('Направление'), direction)
    await arrowTo(page, selector('Услуга'), service.id)
    await arrowTo(page, selector('Филиал'), branchId)
    await arrowTo(page, selector('Специалист'), doctor.id)
    await expect(page.getByText(price).first()).toBeVisible()
    await expectAccessible()
  })

  await test.step('a day and a time', async () => {
    await chooseDay(page, date)
    await expect(page.getByRole('heading', { name: 'Свободное время' })).toBeFocused()
    const slot = page.getByRole('link', { name: new RegExp(`^${time}, .*${doctor.fullName}`) })
    await tabTo(page, slot)
    await page.keyboard.press('Enter')
  })

  await test.step('the form shows and books the whole time', async () => {
    await expect(page.getByText(`${time}–${minskTime(runs[0].endTime)}`)).toBeVisible()
    await expect(page.getByText(service.name)).toBeVisible()
    await expectAccessible()
    await tabTo(page, page.getByRole('button', { name: 'Записаться' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Вы записаны на визит')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: service.name })).toBeVisible()
    await expectAccessible()
  })

  await test.step('the visit shows the price', async () => {
    await tabTo(page, page.getByRole('link', { name: service.name }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(price)).toBeVisible()
    await expectAccessible()
  })

  await test.step('to another time that is long enough', async () => {
    await tabTo(page, page.getByRole('link', { name: /^Перенести/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Перенос визита' })).toBeVisible()
    const other = page.getByRole('button', { name: /^\d\d:\d\d, / }).first()
    await tabTo(page, other)
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'Перенести визит' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('paragraph').filter({ hasText: 'Визит перенесён' })).toBeVisible()
  })
})

test('a service for a child is found by name, and the choice survives a reload', async ({
  page,
  patient,
  signIn,
  expectAccessible,
}) => {
  const { service, doctor, branchId, date, runs } = await freeService(7, 1)
  const { fullName } = await addChildAs(patient)
  await signIn(patient)
  await page.goto('/service?clinic=demo')

  await page.getByRole('switch', { name: 'Услуга для ребёнка' }).click()
  await page.getByLabel('Возраст ребёнка, полных лет').selectOption('7')
  await page.getByRole('searchbox', { name: 'Найти услугу' }).fill(service.name)
  await page.getByRole('button', { name: service.name, exact: true }).click()
  await page.getByRole('combobox', { name: 'Филиал' }).selectOption(branchId)
  await chooseDate(page, texts, date)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: service.name })).toBeVisible()
  await expectAccessible()

  const card = page.getByRole('group', { name: doctor.fullName })
  await card.getByRole('link', { name: `${minskTime(runs[0].startTime)}, ` }).click()
  // The child for whom the service was searched, although the parent could book it too.
  await expect(page.getByRole('radio', { name: fullName })).toBeChecked()
  await page.getByRole('button', { name: 'Записаться' }).click()
  await expect(page.getByText('Вы записали Марию на визит')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: service.name })).toBeVisible()
  const [lastName, firstName = ''] = fullName.split(' ')
  await expect(page.getByText(`${lastName} ${firstName[0]}.`, { exact: true })).toBeVisible()
})
