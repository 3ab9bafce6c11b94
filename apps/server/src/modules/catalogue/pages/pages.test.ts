import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSpeciality } from '@vizit/test-kit/world/clinic.ts'
import { createAssignment } from '@vizit/test-kit/world/doctor.ts'
import { createService } from '@vizit/test-kit/world/service.ts'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { catalogueApp } from '../testing/catalogue-app.ts'
import { pagesPlugin } from './plugin.ts'

const folder = await mkdtemp(join(tmpdir(), 'vizit-pages-'))
await writeFile(
  join(folder, 'index.html'),
  '<!doctype html><html lang="ru"><head><meta name="description" content="" /><title>Визит</title></head></html>',
)
afterAll(() => rm(folder, { recursive: true }))

const site = 'https://vizit.example'
const { app, clinic, doctor, db, settings } = await catalogueApp(async (server, deps) => {
  await server.register(pagesPlugin, { ...deps, publicUrl: site, webFolder: folder })
})
const doctorPath = `/clinics/${clinic.providerCode}/doctors/${doctor.doctorId}`
const branchPath = `/clinics/${clinic.providerCode}/branches/${clinic.branchId}`

const read = async (url: string, language = 'ru') => {
  const reply = await app.inject({ url, headers: { 'accept-language': language } })
  const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(reply.body)?.[1]
  return { reply, about: data === undefined ? null : JSON.parse(data) }
}

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

const setProvider = (values: object) =>
  db.updateTable('provider').set(values).where('code', '=', clinic.providerCode).execute()
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
  expect(reply.body).toContain('<title>Визит</title>')
  expect(about).toBeNull()
})

test('a service has one page, whichever organisation gives it, and none when nobody does', async () => {
  const hidden = await createService(db, doctor.assignmentId, { hidden: true })
  expect((await read(`/services/${hidden}`)).reply.statusCode).toBe(404)
  const [one, other] = [
    await createService(db, doctor.assignmentId, {}),
    await createService(db, doctor.assignmentId, {}),
  ]
  for (const id of [one, other, hidden]) {
    const { reply } = await read(`/services/${id}`)
    expect([reply.statusCode, canonical(reply.body)]).toEqual([200, `${site}/services/${one}?lang=ru`])
  }
  await db.updateTable('service').set({ active: false }).where('id', 'in', [one, other]).execute()
  expect((await read(`/services/${one}`)).reply.statusCode).toBe(404)
})

test('a medical centre by its id alone leads to its one address, with the tab', async () => {
  const { reply } = await read(`/medcenters/${clinic.branchId}?tab=reviews`)
  expect([reply.statusCode, reply.headers.location]).toEqual([301, `${branchPath}?tab=reviews`])
  expect((await read('/medcenters/999999')).reply.statusCode).toBe(404)
  expect((await read('/medcenters/abc')).reply.statusCode).toBe(404)
})

const canonical = (body: string) => /rel="canonical" href="([^"]*)"/.exec(body)?.[1]

test('a list in a town is a page of its own; other filters belong to the reader', async () => {
  const { reply, about } = await read('/medcenters?town=17&openNow=true&sort=byName')
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toContain('<title>Медицинские центры, Минск · Визит</title>')
  expect(canonical(reply.body)).toBe(`${site}/medcenters?town=17&amp;lang=ru`)
  expect(about).toMatchObject({ '@type': 'CollectionPage', name: 'Медицинские центры, Минск' })
  const main = await read('/', 'be')
  expect(main.about).toMatchObject({ '@type': 'WebSite' })
  expect(canonical(main.reply.body)).toBe(`${site}/?lang=be`)
})

test.each(['/', '/medcenters', '/services'])(
  'a speciality makes no page of %s, which has no such filter',
  async path => {
    const { reply } = await read(`${path}?speciality=${clinic.specialityId}`)
    expect(canonical(reply.body)).toBe(`${site}${path}?lang=ru`)
    expect(reply.body).not.toMatch(/<title>Терапевт/)
  },
)

test.each(['/services?town=999999', '/services?town=0', '/services?town=17;drop', '/services?town=1&town=2'])(
  'an address with a town that is none, %s, is the list of all towns',
  async url => {
    const { reply } = await read(url)
    expect(reply.statusCode).toBe(200)
    expect(canonical(reply.body)).toBe(`${site}/services?lang=ru`)
  },
)

test('lists that can show the demo only are excluded from search engines', async () => {
  await setProvider({ is_demo: true })
  const { reply } = await read('/medcenters')
  await setProvider({ is_demo: false })
  expect(reply.body).toContain('<meta name="robots" content="noindex" />')
  expect((await read('/medcenters')).reply.body).not.toContain('noindex')
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

test('a speciality in a town is a page of the list of doctors, at one address', async () => {
  const { specialityId: id } = clinic
  const { reply, about } = await read(`/doctors?town=17&speciality=${id}&sort=byName`)
  expect(about.name).toMatch(/^[^,]+, Минск$/)
  expect(canonical(reply.body)).toBe(`${site}/doctors?speciality=${id}&amp;town=17&amp;lang=ru`)
})

test('the sitemap lists Main, the lists in their towns and by speciality, branches, doctors and services, in every language', async () => {
  const service = await createService(db, doctor.assignmentId, {})
  const index = await app.inject('/sitemap.xml')
  expect([...index.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    `${site}/sitemap-1.xml`,
  ])
  const file = await app.inject('/sitemap-1.xml')
  expect(file.headers['content-type']).toBe('application/xml; charset=utf-8')
  const found = [...file.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)
  const lists = ['/', '/doctors', '/medcenters', '/services']
  const inTown = ['/doctors?town=17', '/medcenters?town=17', '/services?town=17']
  const ofSpeciality = `/doctors?speciality=${clinic.specialityId}`
  const bySpeciality = [ofSpeciality, `${ofSpeciality}&town=17`]
  expect(found).toEqual(
    [...lists, ...inTown, branchPath, doctorPath, ...bySpeciality, `/services/${service}`].flatMap(path =>
      ['ru', 'be', 'en'].map(lang =>
        `${site}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`.replaceAll('&', '&amp;'),
      ),
    ),
  )
  expect((await app.inject('/sitemap-2.xml')).statusCode).toBe(404)
})

test('a doctor who left is not in the sitemap', async () => {
  await db.updateTable('doctor').set({ active: false }).where('id', '=', doctor.doctorId).execute()
  expect((await app.inject('/sitemap-1.xml')).body).not.toContain('/doctors/')
  expect((await read(doctorPath)).reply.statusCode).toBe(404)
})

test('robots.txt excludes private paths and names the sitemap', async () => {
  const { body, headers } = await app.inject('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^User-agent: \*\n/)
  expect(body).toContain('\nDisallow: /api/v2/my/\n')
  expect(body).not.toContain('Disallow: /clinics')
  // A rule closes every path that begins with it: short links must not close public pages and pictures.
  const rules = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => rule)
  const closes = (path: string) =>
    rules.some(rule => (rule.endsWith('$') ? `${path}$` === rule : path.startsWith(rule)))
  const open = [
    '/',
    '/other',
    '/icons/192.png',
    '/install-pwa',
    '/services',
    '/timeslot?clinic=demo',
    '/robots.txt',
  ]
  expect(open.filter(closes)).toEqual([])
  expect(['/i', '/v', '/r', '/reply', '/visits/1'].filter(path => !closes(path))).toEqual([])
  expect(body).toContain(`\nSitemap: ${site}/sitemap.xml\n`)
})
