import { internalEan13 } from '@vizit/domain/drugs/ean13.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { expect, test } from '../src/camera.ts'

const { area } = serverTexts('ru')
const kit = area('first-aid-kit')

/** The first pack of the demo, and one that no pharmacy has told. */
const [NUROFEN, UNKNOWN] = [internalEan13(1), '4810000000018']
const PACK = /^Нурофен, .*200 мг №10$/

test('in the first aid kit the camera finds a pack, by a library that is loaded only then; an unknown one is named by hand', async ({
  page,
  context,
  patient,
  signIn,
  camera,
}) => {
  await context.grantPermissions(['camera'])
  await signIn(patient)
  const libraries: string[] = []
  page.on('request', request => {
    if (/zxing/.test(request.url())) libraries.push(request.url())
  })
  await page.goto('/first-aid-kit')
  const dialog = page.getByRole('dialog')
  const scan = dialog.getByRole('button', { name: kit('scan.title') })

  await page.getByRole('button', { name: kit('add') }).click()
  await expect(scan).toBeVisible()
  expect(libraries).toEqual([])
  await camera.sees(NUROFEN)
  await scan.click()
  await expect(dialog.getByLabel(kit('name'))).toHaveValue(PACK)
  expect(libraries).toHaveLength(1)
  await expect(dialog.getByLabel(kit('howMany'))).toBeFocused()
  await dialog.getByRole('button', { name: kit('save') }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('Нурофен')

  await page.getByRole('button', { name: kit('add') }).click()
  await camera.sees(UNKNOWN)
  await scan.click()
  await expect(dialog.getByRole('alert')).toHaveText(kit('scan.unknown'))
  await dialog.getByRole('button', { name: kit('scan.byName') }).click()
  await expect(dialog.getByLabel(kit('name'))).toBeFocused()
})
