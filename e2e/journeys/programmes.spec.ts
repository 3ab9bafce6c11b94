import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { letVisitPass } from '@vizit/test-kit/world/visit-passed.ts'
import { tabBackTo, tabTo } from '../src/by-keyboard.ts'
import { expect, test } from '../src/camera.ts'
import { findInEmail } from '../src/find-in-email.ts'
import { readDecisions, readSignedForClinic, sendInvoice } from '../src/invoices.ts'
import { importProgramme } from '../src/programmes.ts'

const { area } = serverTexts('ru')
const t = area('programmes')

// Each import is a process of its own.
test.describe.configure({ timeout: 120_000 })

test("an employer's programme is linked by the letter, opened on another device, pays for a visit whose invoice is confirmed in part, and ends with the employer's list", async ({
  page,
  browser,
  clinic,
  patient,
  signIn,
  expectAccessible,
}) => {
  const plant = { code: 'journey-plant', kind: 'employer', name: 'Завод журналов' } as const
  const email = 'somebody@journey-plant.by'
  await importProgramme({ ...plant, member: { account: patient, keys: { email } } })
  await signIn(patient)

  await test.step('the letter is asked for by keyboard, two steps from the profile', async () => {
    await page.goto('/profile')
    for (const name of ['Мои программы', t('link'), plant.name]) {
      await tabTo(page, page.getByRole('link', { name }))
      await page.keyboard.press('Enter')
    }
    await tabTo(page, page.getByLabel(t('employer.email')))
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(t('employer.code'))).toBeVisible()
    await expectAccessible()
  })

  await test.step('its link is opened at work, and the phone shows it by itself', async () => {
    const link = await findInEmail(email, /\/confirm-coverage#token=[\w-]+/)
    const work = await browser.newContext()
    const other = await work.newPage()
    await other.goto(new URL(link, page.url()).href)
    await expect(other.getByText(t('letter.textOf', { programme: plant.name }))).toBeVisible()
    await other.getByRole('button', { name: t('letter.confirm') }).click()
    const done = other.getByRole('heading', { name: t('letter.done', { programme: plant.name }) })
    await expect(done).toBeVisible()
    await other.reload()
    await expect(done).toBeVisible()
    await expect(other.getByRole('button', { name: t('letter.confirm') })).toHaveCount(0)
    await work.close()
    await expect(page.getByText(t('already'))).toBeVisible()
    await page.getByRole('link', { name: t('toProgrammes') }).click()
    await expect(page.getByText(t('status.ACTIVE'), { exact: true })).toBeVisible()
    await expectAccessible()
  })

  await test.step('its page says what is included, and so does a doctor', async () => {
    await page.getByRole('link', { name: plant.name }).click()
    await expect(page.getByRole('heading', { name: area('program-info')('included') })).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: area('program-info')('doctors') }).click()
    await expect(page.getByText(area('cover')('whole.COVERED')).first()).toBeVisible()
  })

  await test.step('the profile says whom to ask for corrections', async () => {
    await page.goto('/profile')
    await expect(page.getByText(area('profile')('cannotEditCall'))).toBeVisible()
  })

  await test.step('a visit is booked that the employer pays', async () => {
    await page.goto(`/timeslot/${clinic.slots[0].timeslotId}?clinic=demo`)
    const payers = page.getByRole('radiogroup', { name: area('payers')('title') })
    await expect(payers.getByRole('radio', { name: plant.name })).toBeChecked()
    await page.getByRole('button', { name: 'Записаться', exact: true }).click()
    await expect(page.getByText('Визит создан!')).toBeVisible()
    await page.getByRole('link', { name: clinic.doctor.specialityName, exact: true }).click()
    await expect(page.getByText(`Платит: ${plant.name}.`)).toBeVisible()
  })

  const invoice = `СЧ-З-${patient.phone}`
  await test.step('its invoice is confirmed in part, with the reason of a position', async () => {
    const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await letVisitPass(process.env.E2E_DATABASE ?? '', orderId)
    await sendInvoice({ orderId, programme: plant.code, code: invoice })
    await page.goto('/visits/invoices')
    await page.getByRole('link', { name: /^Проверить счёт: / }).click()
    await page.getByRole('radio', { name: 'Подтвердить частично' }).check()
    await page.getByRole('checkbox', { name: /^УЗИ сердца/ }).check()
    await page.getByRole('textbox', { name: /^Почему не подтверждаете: УЗИ сердца/ }).fill('УЗИ не делали')
    await page.getByRole('button', { name: 'Подтвердить частично' }).click()
    await expect(page.getByText('Счёт подтверждён частично')).toBeVisible()
    await expect(page.getByText('Не подтверждено: УЗИ не делали')).toBeVisible()
  })

  await test.step('the employer reads it by its feed, the clinic in its signed file', async () => {
    const said = {
      ...{ invoice, covererCode: plant.code, decision: 'PARTIAL' },
      positions: [
        { amount: 6550, covered: 6000, accepted: true },
        { amount: 2500, accepted: true },
        { amount: 8000, accepted: false, reason: 'УЗИ не делали' },
      ],
    }
    const [byEmployer, byClinic] = await Promise.all([readDecisions(plant.code), readSignedForClinic()])
    expect(byEmployer.find(read => read.invoice === invoice)).toMatchObject({ ...said, member: '1' })
    expect(byClinic.find(read => read.invoice === invoice)).toMatchObject(said)
  })

  await test.step('the employer takes the person off its list', async () => {
    await page.goto('/programmes')
    await importProgramme({ ...plant, member: null })
    await expect(page.getByText(t('status.endedByCoverer'))).toBeVisible()
    await expect.poll(() => findInEmail(patient.phone, /больше не действует/)).toBe('больше не действует')
  })
})

test("an insurer's programme is linked and unlinked by keyboard alone, by a barcode and by a number with the suffix of an SMS", async ({
  page,
  context,
  patient,
  signIn,
  camera,
  expectAccessible,
}) => {
  const shield = { code: 'journey-shield', kind: 'insurer', name: 'Щит журналов' } as const
  const keys = { barcode: '4810000000032', number: 'ДМС-777001/42' }
  await importProgramme({ ...shield, member: { account: patient, keys } })
  await signIn(patient)

  await test.step('from the list of programmes to the form', async () => {
    await page.goto('/programmes')
    await tabTo(page, page.getByRole('link', { name: t('link') }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: shield.name }))
    await page.keyboard.press('Enter')
  })

  await test.step('a wrong barcode is refused', async () => {
    await tabTo(page, page.getByLabel(t('insurer.barcode')))
    await page.keyboard.type('4810000000033')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText(area('errors')('INCORRECT_CONTRACT_CODE.title'))
  })

  await test.step('the number asks for its suffix, which comes by SMS', async () => {
    await tabBackTo(page, page.getByRole('radio', { name: t('insurer.byBarcode') }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: t('insurer.byNumber') })).toBeChecked()
    await tabTo(page, page.getByRole('textbox', { name: t('insurer.number') }))
    await page.keyboard.type('дмс-777001')
    await page.keyboard.press('Enter')
    const suffix = await findInEmail(patient.phone, /(?<=черты: )\d+/)
    await tabTo(page, page.getByLabel(t('insurer.suffix')))
    await page.keyboard.type(suffix)
    await expectAccessible()
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('linked', { programme: shield.name }))).toBeVisible()
  })

  await test.step('it is unlinked, and linked again by the card before the camera', async () => {
    const unlink = page.getByRole('button', { name: /^Отключить: Щит журналов/ })
    await tabTo(page, unlink)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(unlink).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: t('end.yes') }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('none'))).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: t('link') }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: shield.name }))
    await page.keyboard.press('Enter')
    await context.grantPermissions(['camera'])
    await camera.sees(keys.barcode)
    await tabTo(page, page.getByRole('button', { name: t('insurer.scan') }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('insurer.found', { code: keys.barcode }))).toBeVisible()
    await expect(page.getByLabel(t('insurer.barcode'))).toHaveValue(keys.barcode)
    await tabTo(page, page.getByRole('button', { name: t('insurer.submit') }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('linked', { programme: shield.name }))).toBeVisible()
  })
})
