import type { FrameLocator, Page } from '@playwright/test'
import { tabBackTo, tabTo } from '../src/by-keyboard.ts'
import { denyStorage } from '../src/deny-storage.ts'
import { smsCode } from '../src/sms-code.ts'
import { expect, test } from '../src/test.ts'

const own = () => process.env.E2E_CLINIC_PAGE ?? ''
const strangers = () => process.env.E2E_STRANGERS_PAGE ?? ''

/** Opens an entry of the frame's menu by keyboard. */
async function goTo(page: Page, frame: FrameLocator, place: string): Promise<void> {
  await tabBackTo(page, frame.getByRole('button', { name: 'Меню' }))
  await page.keyboard.press('Enter')
  await tabTo(page, frame.getByRole('link', { name: place }))
  await page.keyboard.press('Enter')
}

test('booking in a clinic’s page by keyboard, with every permission denied that foreign frames lack', async ({
  page,
  context,
  clinic,
  patient,
  expectAccessible,
}) => {
  const { doctor } = clinic
  await denyStorage(page)
  await page.goto(own())
  const opener = page.getByRole('link', { name: 'Записаться к врачу' })
  const frame = page.frameLocator('iframe')

  await test.step('the frame opens with the focus in it', async () => {
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Онлайн-запись' })).toBeVisible()
    await expect(frame.getByRole('heading', { level: 1, name: 'Запись к врачу' })).toBeFocused()
  })

  await test.step('the patient signs in', async () => {
    await goTo(page, frame, 'Войти')
    await tabTo(page, frame.getByLabel('Номер телефона'))
    await page.keyboard.type(patient.phone.slice(3))
    await page.keyboard.press('Enter')
    await expect(frame.getByLabel('Код из 6 цифр')).toBeFocused()
    await page.keyboard.type(await smsCode(patient.phone))
    await expect(frame.getByRole('heading', { level: 1, name: 'Мои визиты' })).toBeFocused()
  })

  await test.step('account screens open in another tab', async () => {
    const beside = frame.getByRole('link', { name: 'Открыть в «Визите»' })
    await expect(beside).toHaveAttribute('href', '/profile?provider=demo')
    await expect(frame.getByRole('link', { name: 'Моя семья' })).toHaveCount(0)
  })

  await test.step('a doctor and a time', async () => {
    await goTo(page, frame, 'Онлайн-запись')
    await tabTo(page, frame.getByRole('link', { name: 'К врачу' }))
    await page.keyboard.press('Enter')
    await tabTo(page, frame.getByRole('searchbox', { name: 'Найти врача' }))
    await page.keyboard.type(doctor.fullName)
    const card = frame.getByRole('group', { name: doctor.fullName })
    await expect(card).toHaveCount(1)
    await tabTo(page, card.getByRole('button', { name: /^Ближайшее время/ }))
    await page.keyboard.press('Enter')
    const times = frame.getByRole('heading', { name: 'Свободное время' })
    await expect(times).toBeFocused()
    await tabTo(page, frame.getByRole('link', { name: /^\d\d:\d\d, / }).first())
    await page.keyboard.press('Enter')
  })

  await test.step('the visit is booked', async () => {
    await tabTo(page, frame.getByRole('button', { name: 'Записаться' }))
    await expectAccessible()
    await page.keyboard.press('Enter')
    await expect(frame.getByText('Вы записаны на визит')).toBeVisible()
  })

  await test.step('after closing, the page knows of the booking and has the focus where it was', async () => {
    await tabBackTo(page, frame.getByRole('button', { name: 'Закрыть' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page.getByText('Спасибо, что записались')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(frame.getByText('Вы записаны на визит')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  expect(await context.cookies()).toEqual([])
})

test("the page's settings apply in the frame", async ({ page }) => {
  await page.goto(own())
  await page.getByRole('button', { name: 'Записать ребёнка' }).click()
  const accepts = page.frameLocator('iframe').getByRole('switch', { name: 'Врач принимает детей' })
  await expect(accepts).toBeChecked()
})

test('a page of a site that is not on the list says so, and shows no frame', async ({ context }) => {
  // The browser reports the refused frame to the console, as expected.
  const page = await context.newPage()
  await page.goto(strangers())
  await page.getByRole('link', { name: 'Записаться к врачу' }).click()
  const dialog = page.getByRole('dialog', { name: 'Онлайн-запись' })
  await expect(dialog.getByRole('status')).toContainText('Этому сайту не разрешено показывать запись')
  await expect(dialog.getByRole('link', { name: 'Открыть запись в новом окне' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByText('HOST_NOT_ALLOWED')).toBeVisible()
  await dialog.getByRole('button', { name: 'Закрыть' }).click()
  await expect(dialog).toBeHidden()
})

test('a page allowed to show booking cannot frame the profile', async ({ context, baseURL }) => {
  // The browser reports the refused frame to the console, as expected.
  const page = await context.newPage()
  await page.goto(own())
  await page.evaluate(product => {
    for (const path of ['/timeslot', '/profile']) {
      const frame = document.createElement('iframe')
      Object.assign(frame, { name: path, src: `${product}${path}?provider=demo` })
      document.body.append(frame)
    }
  }, baseURL)
  await expect(page.frameLocator('[name="/timeslot"]').getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.frame('/profile')?.url()).toMatch(/^chrome-error:/)
})
