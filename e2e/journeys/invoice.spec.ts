import { letVisitPass } from '@vizit/test-kit/world/visit-passed.ts'
import { tabTo } from '../src/by-keyboard.ts'
import { coverByInsurer, readDecisions, sendInvoice } from '../src/invoices.ts'
import { bookAs } from '../src/patient-acts.ts'
import { expect, test } from '../src/test.ts'

const LONG_WORD = 'Электроэнцефалокардиостимулографирование'

test('an invoice comes in on Main’s word, is corrected meanwhile and confirmed in part, and the insurer reads what was said', async ({
  page,
  clinic,
  patient,
  signIn,
  expectAccessible,
}) => {
  // Four commands start a process each.
  test.setTimeout(120_000)
  const programme = `insurer-${patient.profileId.slice(0, 8)}`
  const code = `СЧ-${patient.phone}`
  await coverByInsurer(patient, programme)
  const { orderId } = await bookAs(patient, clinic.slots[0], patient.profileId, programme)
  await letVisitPass(process.env.E2E_DATABASE ?? '', orderId)
  const sent = { orderId, programme, code }
  await sendInvoice({ ...sent, positions: ['УЗИ сердца,80,', `${LONG_WORD},10,`] })

  await test.step('Main says that it waits', async () => {
    await signIn(patient)
    await page.goto('/')
    await page.getByRole('link', { name: /^Проверьте счёт на / }).click()
    await expect(page.getByRole('heading', { level: 2, name: '2 позиции на 90 руб.' })).toBeVisible()
    await expectAccessible()
  })

  await test.step('one position is not confirmed, with its reason, by keyboard', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Подтвердить весь счёт' }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Подтвердить частично' })).toBeChecked()
    await tabTo(page, page.getByRole('checkbox', { name: /^УЗИ сердца/ }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('textbox', { name: /^Почему не подтверждаете: УЗИ сердца/ }))
    await page.keyboard.type('УЗИ не делали')
    await expectAccessible()
  })

  await test.step('the longest word of a position breaks above its reason', async () => {
    await page.getByRole('checkbox', { name: LONG_WORD }).check()
    await expect(page.getByRole('textbox', { name: LONG_WORD })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.getByRole('checkbox', { name: LONG_WORD }).uncheck()
  })

  await test.step('a correction comes meanwhile: it is told, and what was typed stays', async () => {
    await sendInvoice(sent)
    await expect(page.getByText(/^Медицинский центр исправил этот счёт/)).toBeInViewport()
    await expect(page.getByRole('heading', { level: 2, name: '3 позиции на 170,50 руб.' })).toBeVisible()
    await expect(page.getByText('Программа платит 165 руб., вы — 5,50 руб.').first()).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^УЗИ сердца/ })).toBeChecked()
    await expectAccessible()
  })

  await test.step('without a network it is not sent: the screen says so and keeps what was typed', async () => {
    await page.context().setOffline(true)
    await tabTo(page, page.getByRole('button', { name: 'Подтвердить частично' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Проверьте интернет и повторите. Введённое сохранено.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^УЗИ сердца/ })).toBeChecked()
    const reason = page.getByRole('textbox', { name: /^Почему не подтверждаете: УЗИ сердца/ })
    await expect(reason).toHaveValue('УЗИ не делали')
    await expectAccessible()
    expect(await readDecisions(programme)).toEqual([])
  })

  await test.step('when the network is back, it is sent once, and the screen says what the server has', async () => {
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Подтвердить частично' }).click()
    await expect(page.getByText('Счёт подтверждён частично')).toBeVisible()
    await expect(page.getByText('Подтверждено: 2 позиции на 90,50 руб.')).toBeVisible()
    await expect(page.getByText('Не подтверждено: УЗИ не делали')).toBeVisible()
    await expectAccessible()
  })

  await test.step('it stands among the invoices and with the visit', async () => {
    await page.goto('/visits')
    await page.getByRole('link', { name: 'Счета', exact: true }).click()
    await expect(page.getByText('Счёт подтверждён частично')).toBeVisible()
    await expectAccessible()
    await page.goto(`/visits/${orderId}`)
    await expect(page.getByRole('link', { name: 'Открыть счёт' })).toBeVisible()
    await expectAccessible()
  })

  await test.step('the insurer reads it', async () => {
    expect(await readDecisions(programme)).toMatchObject([
      {
        ...{ invoice: code, decision: 'PARTIAL', member: 'm-1', covererCode: programme },
        positions: [
          { amount: 6550, covered: 6000, accepted: true },
          { amount: 2500, accepted: true },
          { amount: 8000, accepted: false, reason: 'УЗИ не делали' },
        ],
      },
    ])
  })
})
