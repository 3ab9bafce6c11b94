import { createClinic, createTown, GOMEL } from '@vizit/test-kit/world/clinic.ts'
import { createService } from '@vizit/test-kit/world/service.ts'
import { expect, onTestFinished, test } from 'vitest'
import { canonical, pagesApp, site } from '../testing/pages-app.ts'

const { app, clinic, doctor, db, doctorPath, branchPath, read, setProvider } = await pagesApp()

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

test('a list whose words name a town is titled by it; the page without them is of the chosen one', async () => {
  await createTown(db, GOMEL)
  const q = encodeURIComponent('терапевт гомель')
  const { reply, about } = await read(`/doctors?q=${q}&town=17`)
  expect(reply.body).toContain('<title>Врачи, Гомель · Визит</title>')
  expect(canonical(reply.body)).toBe(`${site}/doctors?town=17&amp;lang=ru`)
  expect(about.name).toBe('Врачи, Минск')
  const { body } = (await read(`/doctors?q=${encodeURIComponent('терапевт')}&town=17`)).reply
  expect(body).toContain('<title>Врачи, Минск · Визит</title>')
})

test('a direction of services in a town is a page of its own', async () => {
  const group = await db
    .insertInto('common_service_group')
    .values({ key: 'узи', name_ru: 'УЗИ', name_be: 'УГД', name_en: 'Ultrasound' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { reply, about } = await read(`/services?town=17&direction=${group.id}&age=18`, 'be')
  expect(about.name).toBe('УГД, Мінск')
  expect(canonical(reply.body)).toBe(`${site}/services?direction=${group.id}&amp;town=17&amp;lang=be`)
  for (const path of ['/services?direction=999999', `/doctors?direction=${group.id}`])
    expect(canonical((await read(path)).reply.body)).toBe(`${site}${path.split('?')[0]}?lang=ru`)
})

test('the choice of a doctor is one page, whatever is chosen', async () => {
  const { reply } = await read(`/timeslot?clinic=${clinic.providerCode}&town=17&speciality=1`)
  expect(canonical(reply.body)).toBe(`${site}/timeslot?lang=ru`)
  expect(reply.body).toContain('<title>Запись к врачу · Визит</title>')
})

test('the choice of a doctor at a clinic that nobody knows is not found, in the language of the page', async () => {
  const { reply } = await read('/timeslot?clinic=unknown&lang=be')
  expect(reply.statusCode).toBe(404)
  expect(reply.body).toContain('<html lang="be"')
  expect(reply.body).toContain('Такой старонкі няма')
  expect((await read('/timeslot?clinic=Not%20a%20code')).reply.statusCode).toBe(200)
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

test('a speciality in a town is a page of the list of doctors, at one address', async () => {
  const { specialityId: id } = clinic
  const { reply, about } = await read(`/doctors?town=17&speciality=${id}&sort=byName`)
  expect(about.name).toMatch(/^[^,]+, Минск$/)
  expect(canonical(reply.body)).toBe(`${site}/doctors?speciality=${id}&amp;town=17&amp;lang=ru`)
})

test.each([
  ['ru', 'Врач по специальности', 'Врач по специальности: Терапевт, Минск'],
  ['be', 'Урач па спецыяльнасці', 'Урач па спецыяльнасці: Тэрапеўт, Мінск'],
  ['en', 'Doctor by speciality', 'Doctor by speciality: Therapist, Minsk'],
] as const)('the search by speciality has a head in %s', async (language, name, named) => {
  expect((await read('/specialities', language)).reply.body).toMatch(`<title>${name} · `)
  const { reply, about } = await read(`/specialities?town=17&speciality=${clinic.specialityId}`, language)
  expect(about.name).toBe(named)
  const filters = `speciality=${clinic.specialityId}&amp;town=17`
  expect(canonical(reply.body)).toBe(`${site}/specialities?${filters}&amp;lang=${language}`)
})

test('the search is a page with a head, which search engines do not list by its words', async () => {
  const { reply } = await read('/search?q=%D1%85%D0%B8%D1%80%D1%83%D1%80%D0%B3&town=17')
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toContain('<title>Поиск, Минск · Визит</title>')
  expect(reply.body).toContain('<meta name="robots" content="noindex" />')
  expect(canonical(reply.body)).toBe(`${site}/search?town=17&amp;lang=ru`)
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
  const lists = ['/', '/doctors', '/medcenters', '/services', '/specialities']
  const inTown = ['/doctors?town=17', '/medcenters?town=17', '/services?town=17', '/specialities?town=17']
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

test('the sitemap names no page that search engines must not index', async () => {
  await createService(db, doctor.assignmentId, {})
  await createTown(db, GOMEL)
  const real = await createClinic(db)
  await db.updateTable('branch').set({ location_code: 232 }).where('id', '=', real.branchId).execute()
  const listed = async () => {
    const { body } = await app.inject('/sitemap-1.xml')
    return [...body.matchAll(/<loc>[^<]*?example(.*?)lang=be<\/loc>/g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&').replace(/[?&]$/, ''),
    )
  }
  await setProvider({ is_demo: true })
  onTestFinished(async () => void (await setProvider({ is_demo: false })))
  const some = await listed()
  expect(some).toContain(`/clinics/${real.providerCode}/branches/${real.branchId}`)
  expect(some).toContain('/doctors?town=232')
  for (const own of [branchPath, doctorPath, '/doctors?town=17', '/services/', '?speciality='])
    expect(some.filter(path => path.includes(own))).toEqual([])
  await db.updateTable('provider').set({ active: false }).where('code', '=', real.providerCode).execute()
  expect(await listed()).toEqual([])
})

test('a doctor who left is not in the sitemap', async () => {
  const setActive = (active: boolean) =>
    db.updateTable('doctor').set({ active }).where('id', '=', doctor.doctorId).execute()
  onTestFinished(async () => void (await setActive(true)))
  await setActive(false)
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
