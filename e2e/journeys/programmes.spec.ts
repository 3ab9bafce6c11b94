import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { findInEmail } from '../src/find-in-email.ts'
import { importProgramme } from '../src/programmes.ts'
import { expect, test } from '../src/test.ts'

const { area } = serverTexts('ru')
const t = area('programmes')

// Each import is a process of its own.
test.describe.configure({ timeout: 120_000 })

test("an employer's programme is linked by the letter, opened on another device, and ends with the employer's list", async ({
  page,
  browser,
  patient,
  signIn,
  expectAccessible,
}) => {
  const plant = { code: 'journey-plant', kind: 'employer', name: 'Завод журналов' } as const
  const email = 'somebody@journey-plant.by'
  await importProgramme({ ...plant, member: { account: patient, keys: { email } } })
  await signIn(patient)

  await test.step('the letter is asked for, two taps from the profile', async () => {
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Мои программы' }).click()
    await page.getByRole('link', { name: t('link') }).click()
    await page.getByRole('link', { name: plant.name }).click()
    await page.getByLabel(t('employer.email')).fill(email)
    await page.getByRole('button', { name: t('employer.send') }).click()
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
    await expect(page.getByText(area('common')('cover.COVERED')).first()).toBeVisible()
  })

  await test.step('the profile says whom to ask for corrections', async () => {
    await page.goto('/profile')
    await expect(page.getByText(area('profile')('cannotEditCall'))).toBeVisible()
  })

  await test.step('the employer takes the person off its list', async () => {
    await page.goto('/programmes')
    await importProgramme({ ...plant, member: null })
    await expect(page.getByText(t('status.endedByCoverer'))).toBeVisible()
    await expect.poll(() => findInEmail(patient.phone, /больше не действует/)).toBe('больше не действует')
  })
})

test("an insurer's programme is linked by a barcode, and by a number with the suffix of an SMS", async ({
  page,
  patient,
  signIn,
  expectAccessible,
}) => {
  const shield = { code: 'journey-shield', kind: 'insurer', name: 'Щит журналов' } as const
  const keys = { barcode: '4810000000032', number: 'ДМС-777001/42' }
  await importProgramme({ ...shield, member: { account: patient, keys } })

  await signIn(patient)
  await page.goto(`/programmes/${shield.code}/sign-in`)
  await page.getByLabel(t('insurer.barcode')).fill('4810000000033')
  await page.getByRole('button', { name: t('insurer.submit') }).click()
  await expect(page.getByRole('alert')).toContainText(area('errors')('INCORRECT_CONTRACT_CODE.title'))

  await test.step('the number asks for its suffix, which comes by SMS', async () => {
    await page.getByRole('radio', { name: t('insurer.byNumber') }).check()
    await page.getByRole('textbox', { name: t('insurer.number') }).fill('дмс-777001')
    await page.getByRole('button', { name: t('insurer.submit') }).click()
    await page.getByLabel(t('insurer.suffix')).fill(await findInEmail(patient.phone, /(?<=черты: )\d+/))
    await expectAccessible()
    await page.getByRole('button', { name: t('employer.confirm') }).click()
    await expect(page.getByText(t('linked', { programme: shield.name }))).toBeVisible()
  })

  await test.step('it is unlinked, and linked again by the card', async () => {
    await page.getByRole('button', { name: /^Отключить: Щит журналов/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('end.yes') })
      .click()
    await expect(page.getByText(t('none'))).toBeVisible()
    await page.goto(`/programmes/${shield.code}/sign-in`)
    await page.getByLabel(t('insurer.barcode')).fill(keys.barcode)
    await page.getByRole('button', { name: t('insurer.submit') }).click()
    await expect(page.getByText(t('linked', { programme: shield.name }))).toBeVisible()
  })
})
