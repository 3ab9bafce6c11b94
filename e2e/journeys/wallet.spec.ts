import type { Page } from '@playwright/test'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { address } from '../src/address.ts'
import { bookAs } from '../src/patient-acts.ts'
import { signInByPhone } from '../src/sign-in-by-phone.ts'
import { storedOnDevice } from '../src/stored-on-device.ts'
import { expect, test } from '../src/test.ts'

test.use({ serviceWorkers: 'allow' })

const t = serverTexts('ru').area('wallet')
const kit = serverTexts('ru').area('first-aid-kit')
const kitLink = serverTexts('ru').area('kit-link')
const CODE = '481516'

async function addDocument(page: Page, photo: Buffer) {
  await page.getByRole('button', { name: t('documents.add') }).click()
  await page.getByLabel(t('add.kind')).selectOption('insurance')
  await page.getByLabel(t('add.note')).fill('Маша')
  const file = { name: 'IMG_1.png', mimeType: 'image/png', buffer: photo }
  await page.locator('input[type=file][multiple]').setInputFiles(file)
  await page.getByRole('button', { name: t('add.save') }).click()
  await expect(page.getByText(`${t('kind.insurance')}, Маша`, { exact: true })).toBeVisible()
}

async function addMedicine(page: Page) {
  await page.getByRole('link', { name: kitLink('title') }).click()
  await page.getByRole('button', { name: kit('add') }).click()
  await page.getByRole('textbox', { name: kit('name') }).fill('Нурофен')
  const found = page
    .getByRole('list', { name: kit('found') })
    .getByRole('button')
    .first()
  const name = (await found.textContent()) ?? ''
  await found.click()
  await page.getByRole('textbox', { name: kit('bestBefore') }).fill('12.2031')
  await page.getByRole('button', { name: kit('save') }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  return name
}

test('the card and the first aid kit open offline by a code, and are deleted after signing out elsewhere', async ({
  page,
  context,
  clinic,
  patient,
  expectAccessible,
}) => {
  const visit = await bookAs(patient, clinic.slots[0])
  const uploads: string[] = []
  page.on('request', request => {
    const type = request.headers()['content-type'] ?? ''
    if (/image|octet-stream|multipart/.test(type)) uploads.push(request.url())
  })
  await signInByPhone(page, patient.phone.replace(/\D/g, ''))

  await test.step('a document and a code, while there is a network', async () => {
    const card = serverTexts('ru').area('navigation')('card')
    await page.getByRole('navigation').getByRole('link', { name: card }).click()
    await expect(page.getByText(visit.physicianName)).toBeVisible()
    await addDocument(page, await page.screenshot())
    await page.getByRole('button', { name: t('code.set') }).click()
    await page.getByLabel(t('code.new'), { exact: true }).fill(CODE)
    await page.getByLabel(t('code.repeat')).fill(CODE)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('code.set') })
      .click()
    await expect(page.getByText(t('code.isSet'))).toBeVisible()
    await expectAccessible()
  })

  const medicine = await test.step('a medicine in the first aid kit', async () => {
    const name = await addMedicine(page)
    await expectAccessible()
    await page.goBack()
    await expect(page.getByText(t('code.isSet'))).toBeVisible()
    return name
  })

  await test.step('the stored data on the device is unreadable', async () => {
    const stored = await storedOnDevice(page)
    expect(stored.length).toBeGreaterThan(10_000)
    const words = [
      'visits',
      'documents',
      'insurance',
      'Маша',
      CODE,
      medicine,
      visit.orderId,
      visit.branchName,
    ]
    for (const word of [...words, ...visit.physicianName.split(' ')]) {
      expect(stored.includes(word), word).toBe(false)
      expect(stored.includes(Buffer.from(word, 'utf16le')), word).toBe(false)
    }
  })

  await test.step('offline the app starts at the card, behind the code', async () => {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      while (!navigator.serviceWorker.controller) await new Promise(resolve => setTimeout(resolve, 20))
    })
    await context.setOffline(true)
    await page.goto('/')
    await expect(page).toHaveURL(/\/wallet$/)
    await expect(page.locator('body')).not.toContainText(visit.physicianName)
    await expectAccessible()
    await page.getByLabel(t('unlock.label'), { exact: true }).fill(CODE)
    await expect(page.getByText(visit.physicianName)).toBeVisible()
    await page.getByRole('button', { name: /^Открыть: / }).click()
    const picture = page.getByRole('dialog').getByRole('img')
    // Its size must be known before it can be enlarged.
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await page.keyboard.press('+')
    await expect(page.getByText('150 %', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: t('viewer.close') }).click()
    await page.getByRole('link', { name: kitLink('title') }).click()
    await expect(page.getByRole('heading', { name: medicine })).toBeVisible()
  })

  await test.step('after a sign-out on another device nothing is left when the network is back', async () => {
    const headers = { Authorization: `Bearer ${patient.bearer}` }
    const ended = await fetch(`${address()}/api/v2/my/devices`, { method: 'DELETE', headers })
    expect(ended.ok).toBe(true)
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/sign-in$/)
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .not.toContain('vizit')
    await context.setOffline(true)
    await page.goto('/wallet')
    await expect(page.getByLabel(t('unlock.label'), { exact: true })).toHaveCount(0)
    await context.setOffline(false)
  })
  expect(uploads).toEqual([])
})
