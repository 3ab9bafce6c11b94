import { beforeAll, expect, test } from 'vitest'
import { fillDrugsWorld } from '../../drugs/testing/drugs-world.ts'
import { pagesApp, site } from '../testing/pages-app.ts'

const { app, db, read, setProvider } = await pagesApp()
beforeAll(() => fillDrugsWorld(db, new Date('2026-03-02T06:00:00Z')))

test('the page of a drug names its substance, form and dispensing, and no price', async () => {
  const {
    reply: { statusCode, body },
    about,
  } = await read('/drugs/4')
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Дельтакс, таблетки · Визит</title>')
  expect(body).toContain(`<link rel="canonical" href="${site}/drugs/4?lang=ru"`)
  expect(about).toEqual({
    ...{
      '@context': 'https://schema.org',
      '@type': 'Drug',
      '@id': `${site}/drugs/4`,
      url: `${site}/drugs/4`,
    },
    ...{ name: 'Дельтакс', nonProprietaryName: 'нимесулид', dosageForm: 'таблетки' },
    prescriptionStatus: 'https://schema.org/PrescriptionOnly',
  })
  expect((await read('/drugs/1', 'en')).about).toMatchObject({
    ...{ name: 'Alfalen', nonProprietaryName: 'Ibuprofen', prescriptionStatus: 'https://schema.org/OTC' },
  })
})

test('the page of a pharmacy names its address, town, phones and place', async () => {
  const {
    reply: { statusCode, body },
    about,
  } = await read('/pharmacies/1')
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Первая, Минск · Визит</title>')
  expect(about).toMatchObject({
    ...{ '@type': 'Pharmacy', url: `${site}/pharmacies/1`, name: 'Первая', telephone: ['+375170000001'] },
    address: { streetAddress: 'Первая улица, 1', addressLocality: 'Минск' },
    geo: { latitude: 53.9, longitude: 27.5 },
  })
})

test('the page of a pharmacy names its chain in the language of the page, where it has a name in it', async () => {
  const names = { code: 'spring', name: 'Крыничка', name_be: 'Крынічка' }
  const chain = await db.insertInto('pharmacy_chain').values(names).returning('id').executeTakeFirstOrThrow()
  await db.updateTable('pharmacy').set({ chain_id: chain.id }).where('id', '=', 2).execute()
  for (const [language, name] of [
    ['be', 'Крынічка'],
    ['en', 'Крыничка'],
  ] as const)
    expect((await read('/pharmacies/2', language)).about).toMatchObject({ parentOrganization: { name } })
})

test('the page of a pharmacy says when it is open: in working hours, the whole day, past midnight and on holidays', async () => {
  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
    day => `https://schema.org/${day}`,
  )
  const open = (dayOfWeek: string[], opens: string, closes: string) => ({
    ...{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes },
  })
  const hoursOf = async (id: number) => (await read(`/pharmacies/${id}`)).about.openingHoursSpecification
  // Without hours for them it is closed on public holidays.
  const holidays = ['https://schema.org/PublicHolidays']
  expect(await hoursOf(1)).toEqual([open(week, '08:00', '20:00'), open(holidays, '00:00', '00:00')])
  const whole = [...week, 'https://schema.org/Saturday', 'https://schema.org/Sunday']
  expect(await hoursOf(2)).toEqual([open(whole, '00:00', '23:59')])
  await db
    .insertInto('pharmacy_hours')
    .values([
      { pharmacy_id: 3, day: 7, opens: 600, closes: 1440 },
      { pharmacy_id: 3, day: 8, opens: 1200, closes: 1500 },
    ])
    .execute()
  expect(await hoursOf(3)).toEqual([
    open(['https://schema.org/Saturday'], '10:00', '15:00'),
    open(['https://schema.org/Sunday'], '10:00', '00:00'),
    open(holidays, '20:00', '01:00'),
  ])
})

test('the maker of a drug is its manufacturer, and what only hospitals get has no prescription status', async () => {
  await db
    .updateTable('drug')
    .set({ holder: 'Держатель', manufacturer: 'Завод' })
    .where('id', '=', 5)
    .execute()
  const { about } = await read('/drugs/5')
  expect(about).toMatchObject({ manufacturer: { '@type': 'Organization', name: 'Завод' } })
  expect(about).not.toHaveProperty('prescriptionStatus')
})

test('the list of drugs in a town is a page; what is searched belongs to the reader', async () => {
  const { statusCode, body } = (await read('/drugs?town=17&q=нурофен')).reply
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Лекарства, Минск · Визит</title>')
  expect(body).toContain(`<link rel="canonical" href="${site}/drugs?town=17&amp;lang=ru"`)
  const named = (await read(`/drugs?town=17&q=${encodeURIComponent('альфален брест')}`)).reply.body
  expect(named).toContain('<title>Лекарства, Брест · Визит</title>')
})

test('the sitemap names drugs and pharmacies, without those of the demo', async () => {
  await db.updateTable('pharmacy').set({ is_demo: true }).where('id', '=', 3).execute()
  const { body } = await app.inject('/sitemap-1.xml')
  for (const path of ['/drugs', '/drugs/1', '/drugs/4', '/pharmacies/all', '/pharmacies/1'])
    expect(body).toContain(`<loc>${site}${path}?lang=ru</loc>`)
  for (const town of [17, 162])
    expect(body).toContain(`<loc>${site}/pharmacies/all?town=${town}&amp;lang=ru</loc>`)
  expect(body).not.toContain('/pharmacies/3')
})

test('all pharmacies of a town are a page of its own for search engines, and packs for which some are found are none', async () => {
  const { statusCode, body } = (await read('/pharmacies/all?town=17&openNow=true')).reply
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Аптеки, Минск · Визит</title>')
  expect(body).toContain(`<link rel="canonical" href="${site}/pharmacies/all?town=17&amp;lang=ru"`)
  expect(body).not.toContain('noindex')
  expect((await read('/pharmacies?packs=11:1')).reply.body).toContain('noindex')
})

test('the list of drugs is for search engines if there are drugs, although the clinics are of the demo', async () => {
  await setProvider({ is_demo: true })
  const { body } = (await read('/drugs')).reply
  await setProvider({ is_demo: false })
  expect(body).not.toContain('noindex')
  await db.updateTable('drug').set({ is_demo: true }).execute()
  expect((await read('/drugs')).reply.body).toContain('noindex')
  await db.updateTable('drug').set({ is_demo: false }).execute()
})

test('the demo is kept from search engines; what is not there is not found', async () => {
  await db.updateTable('drug').set({ is_demo: true }).where('id', '=', 2).execute()
  expect((await read('/drugs/2')).reply.body).toContain('<meta name="robots" content="noindex" />')
  await db.updateTable('drug').set({ removed_at: new Date() }).where('id', '=', 3).execute()
  for (const path of ['/drugs/3', '/drugs/999', '/drugs/99999999999', '/drugs/x', '/pharmacies/999'])
    expect((await read(path)).reply.statusCode).toBe(404)
})
