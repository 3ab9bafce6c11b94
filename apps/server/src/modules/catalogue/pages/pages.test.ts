import { randomUUID } from 'node:crypto'
import { createSpeciality } from '@vizit/test-kit/world/clinic.ts'
import { createAssignment } from '@vizit/test-kit/world/doctor.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { pagesApp, site } from '../testing/pages-app.ts'

const { clinic, doctor, db, settings, doctorPath, branchPath, read, setProvider } = await pagesApp()

test("the HTML of a doctor's page names specialities and branches without scripts", async () => {
  const { reply, about } = await read(doctorPath)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.body).toMatch(/<title>[^<]*Ковалевич[^<]*· Визит<\/title>/)
  expect(reply.body).toContain('Филиал на Немиге')
  expect(about).toMatchObject({
    '@type': 'Physician',
    url: site + doctorPath,
    telephone: ['+375172000000', '+375291000000'],
    geo: { latitude: 53.9042, longitude: 27.5506 },
    address: { addressLocality: 'Минск', addressCountry: 'BY' },
    parentOrganization: [{ '@type': 'MedicalClinic', '@id': site + branchPath }],
    potentialAction: {
      target: `${site}/timeslot?clinic=${clinic.providerCode}&doctor=${doctor.doctorId}`,
    },
  })
})

test('the head of a branch names its opening hours, if they are known', async () => {
  expect((await read(branchPath)).about).not.toHaveProperty('openingHoursSpecification')
  const hours = (day: number, opens: number, closes: number) => ({
    branch_id: clinic.branchId,
    day,
    opens,
    closes,
  })
  onTestFinished(async () => {
    await db.deleteFrom('branch_hours').execute()
  })
  await db
    .insertInto('branch_hours')
    .values([hours(1, 480, 1200), hours(2, 480, 1200), hours(6, 540, 900)])
    .execute()
  expect((await read(branchPath)).about.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Tuesday'],
      ...{ opens: '08:00', closes: '20:00' },
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['https://schema.org/Saturday'],
      ...{ opens: '09:00', closes: '15:00' },
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['https://schema.org/PublicHolidays'],
      ...{ opens: '00:00', closes: '00:00' },
    },
  ])
})

test('a page of a doctor with two specialities names both', async () => {
  const specialityId = await createSpeciality(db, { ru: 'Врач-уролог', be: 'Урач-уролаг', en: 'Urologist' })
  const names = { last_name_ru: 'Лис', first_name_ru: 'Пётр', code: 'two', adult: true, children: false }
  const { id } = await db
    .insertInto('doctor')
    .values({ provider_id: clinic.providerId, ...names })
    .returning('id')
    .executeTakeFirstOrThrow()
  onTestFinished(async () => {
    await db.updateTable('doctor').set({ active: false }).where('id', '=', id).execute()
  })
  const none = { from: '', slots: 0 }
  await createAssignment(db, clinic, id, none)
  await createAssignment(db, { ...clinic, specialityId }, id, none)
  const { reply, about } = await read(`/clinics/${clinic.providerCode}/doctors/${id}`)
  expect(reply.body).toContain('<title>Лис Пётр, терапевт, врач-уролог · Визит</title>')
  expect(about.medicalSpecialty).toEqual(['Терапевт', 'Врач-уролог'])
})

test('heads of doctor and branch name their public reviews, without a rating, and nobody who wrote anonymously', async () => {
  const account = { id: randomUUID(), phone: '375291110099', created_at: new Date('2026-10-01T09:00:00Z') }
  await db.insertInto('account').values(account).execute()
  const review = (parts: object) => ({
    id: randomUUID(),
    account_id: account.id,
    provider_id: clinic.providerId,
    branch_id: clinic.branchId,
    doctor_id: doctor.doctorId,
    written_on: '2026-11-01',
    written_at: new Date('2026-11-01T09:00:00Z'),
    is_demo: false,
    state: 'public',
    author_name: null,
    ...parts,
  })
  const reviews = [
    review({ text: 'Всё </script> объяснила.', author_name: 'Ольга К.' }),
    review({ text: 'Спасибо.', written_on: '2026-10-30' }),
    review({ text: 'Ждёт проверки', state: 'held' }),
    review({ text: 'Придуман', is_demo: true, account_id: null }),
  ]
  await db
    .insertInto('review')
    .values(reviews as never)
    .execute()
  const pages = [await read(doctorPath), await read(branchPath)]
  await db.deleteFrom('review').execute()
  for (const { about, reply } of pages) {
    expect(about.review).toEqual([
      {
        '@type': 'Review',
        reviewBody: 'Всё </script> объяснила.',
        datePublished: '2026-11-01',
        author: { '@type': 'Person', name: 'Ольга К.' },
      },
      { '@type': 'Review', reviewBody: 'Спасибо.', datePublished: '2026-10-30' },
    ])
    expect(reply.body).not.toMatch(/rating|Ждёт проверки|Придуман/i)
    expect(reply.body).not.toContain('Всё </script>')
  }
  expect((await read(doctorPath)).about).not.toHaveProperty('review')
})

test("a branch's page names its doctors' specialities", async () => {
  const { reply, about } = await read(branchPath)
  expect(reply.statusCode).toBe(200)
  expect(about).toMatchObject({ '@type': 'MedicalClinic', name: 'Филиал на Немиге' })
  expect(about.medicalSpecialty).toHaveLength(1)
})

test.each(['ru', 'be', 'en'] as const)(
  "the address in %s is a page in that language, whatever the browser's language is",
  async lang => {
    const { reply } = await read(`${branchPath}?lang=${lang}`, 'de')
    expect(reply.headers['content-language']).toBe(lang)
    expect(reply.body).toContain(`<html lang="${lang}"`)
    expect(reply.body).toContain(`<link rel="canonical" href="${site}${branchPath}?lang=${lang}" />`)
    const alternates = [...reply.body.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, ...found]) => found,
    )
    expect(alternates).toEqual([
      ['ru', `${site}${branchPath}?lang=ru`],
      ['be', `${site}${branchPath}?lang=be`],
      ['en', `${site}${branchPath}?lang=en`],
      ['x-default', site + branchPath],
    ])
  },
)

test("an address without a language is shown in the reader's", async () => {
  const { reply } = await read(branchPath, 'be')
  expect(reply.body).toContain('Філіял на Нямізе')
  expect(reply.headers.vary).toMatch(/accept-language/i)
})

test('the page of a demo organisation says so and is excluded from search engines', async () => {
  await db.updateTable('provider').set({ is_demo: true }).where('code', '=', clinic.providerCode).execute()
  const { reply } = await read(doctorPath)
  await db.updateTable('provider').set({ is_demo: false }).where('code', '=', clinic.providerCode).execute()
  expect(reply.body).toContain('<meta name="robots" content="noindex" />')
  expect(reply.body).toMatch(/<title>[^<]*Демо/)
})

const setPolicy = (booking_policy: 'open' | 'registry' | 'second-visit') =>
  db.updateTable('assignment').set({ booking_policy }).where('doctor_id', '=', doctor.doctorId).execute()

const setOpen = (isOpen: boolean) => {
  settings.online_booking_enabled = isOpen
}

describe.each([
  ['a suspended clinic', () => setProvider({ active: false }), () => setProvider({ active: true })],
  [
    'a clinic without online booking',
    () => setProvider({ online_booking: false }),
    () => setProvider({ online_booking: true }),
  ],
  ['doctors of the registry', () => setPolicy('registry'), () => setPolicy('open')],
  ['doctors whose first visits are the registry’s', () => setPolicy('second-visit'), () => setPolicy('open')],
  ['an operator who has closed booking', async () => setOpen(false), async () => setOpen(true)],
])('%s', (_case, close, reopen) => {
  test.each([doctorPath, branchPath])('%s has no booking action for search engines', async path => {
    const before = await read(path)
    expect(before.about.potentialAction['@type']).toBe('ReserveAction')
    expect(before.reply.body).toMatch(/description" content="[^"]*запись онлайн/)
    await close()
    const { reply, about } = await read(path)
    await reopen()
    expect(about.name).toBe(before.about.name)
    expect(about).not.toHaveProperty('potentialAction')
    expect(reply.body).not.toContain('запись')
  })
})

test.each([
  `/clinics/${clinic.providerCode}/doctors/999999`,
  `/clinics/nobody/doctors/${doctor.doctorId}`,
  `/clinics/${clinic.providerCode}/doctors/anna`,
  `/clinics/${clinic.providerCode}/branches/999999`,
  '/clinics/nobody/branches/1',
  '/services/999999999',
  '/services/anna',
])("%s is answered as not found, with the app's page", async url => {
  const { reply, about } = await read(url)
  expect(reply.statusCode).toBe(404)
  expect(reply.body).toContain('<title>Такой страницы нет · Визит</title>')
  expect(about).toBeNull()
})

test('a medical centre by its id alone leads to its one address, with the tab', async () => {
  const { reply } = await read(`/medcenters/${clinic.branchId}?tab=reviews`)
  expect([reply.statusCode, reply.headers.location]).toEqual([301, `${branchPath}?tab=reviews`])
  for (const path of ['/medcenters/999999', '/medcenters/abc', '/medcenters/99999999999999999999']) {
    const { statusCode, headers } = (await read(path)).reply
    // The handler of unknown addresses would say 200, because there is a screen of this path.
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  }
})

test('a page names the way to it from Main', async () => {
  const { reply } = await read(doctorPath)
  const [, way = ''] = [...reply.body.matchAll(/<script type="application\/ld\+json">(.*)<\/script>/g)].map(
    ([, data = '']) => data,
  )
  const { itemListElement } = JSON.parse(way)
  expect(itemListElement.map(({ item }: { item: string }) => item)).toEqual(
    ['/', '/medcenters', branchPath, doctorPath].map(path => site + path),
  )
})
