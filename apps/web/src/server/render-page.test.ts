import type { Answer, CallName } from '@vizit/api-client/calls.ts'
import { routes } from '@vizit/api-client/routes.ts'
import { expect, test } from 'vitest'
import { branch, clinic, doctor, slots } from '../testing/clinic.ts'
import { config } from '../testing/config.ts'
import {
  basketPack,
  CURRENT,
  drugDetails,
  drugPage,
  listedDrug,
  pharmacyDetails,
  pharmacyOffer,
} from '../testing/drugs.ts'
import { medcenterDetails } from '../testing/medcenters.ts'
import { renderPage } from './render-page.tsx'

type Answers = { [N in CallName]?: Answer<N> }

const answers: Answers = {
  readConfig: config,
  listProviders: [clinic('mir', 'Клиника «Мир»')],
  listBranches: [branch('1', 'Филиал на Немиге')],
  showMedcenter: medcenterDetails('1'),
  listPhysicians: [doctor('7', { providerCode: 'mir', description: 'Лечит </script><b>сердце</b>.' })],
  listDoctorTimeslots: [],
  listDoctors: [doctor('7', { providerCode: 'mir' })],
  listServices: { directions: [], subGroups: [], services: [] },
}

const matches = (path: string, address: string) =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address.split('?', 1)[0] ?? '')

/** A server with these answers; what was sent to it is in `sent`. */
function server(known: Answers = answers) {
  const sent: { address: string; headers: Headers }[] = []
  const fetch = async (address: string, { headers }: RequestInit) => {
    sent.push({ address, headers: new Headers(headers) })
    const name = (Object.keys(known) as CallName[]).find(each => matches(routes[each].path, address))
    return name
      ? Response.json(known[name])
      : Response.json({ code: 'SERVICE_UNAVAILABLE', detail: '', attributes: {} }, { status: 503 })
  }
  return { fetch, sent }
}

test("a doctor's page is whole without a browser: its words, links, and the answers that it shows", async () => {
  const { fetch } = server()
  const page = await renderPage({ url: '/clinics/mir/doctors/7', language: 'ru', fetch })
  expect(page?.html).toMatch(/<h1[^>]*>Ковалевич Анна 7, терапевт/)
  expect(page?.html).toContain('href="/clinics/mir/branches/1"')
  expect(page?.html).toContain('Лечит &lt;/script&gt;&lt;b&gt;сердце')
  expect(page?.html).not.toContain('<script')
  expect(page?.data).toContain('Клиника «Мир»')
  expect(page?.routeId).toBe('/clinics/$clinic/doctors/$doctorId')
})

test('a doctor for members says so without a browser too', async () => {
  const listPhysicians = [doctor('7', { providerCode: 'mir', places: [{ bookingPolicy: 'programme' }] })]
  const { fetch } = server({ ...answers, listPhysicians })
  const page = await renderPage({ url: '/clinics/mir/doctors/7', language: 'ru', fetch })
  expect(page?.html).toContain('Запись открыта только участникам программы.')
  expect(page?.html).toContain('href="/sign-in"')
})

test("a doctor's page has all times of its date and leads to the other dates, for a browser without scripts", async () => {
  const ofFirstDate = slots('71', '2100-01-04T06:00:00Z', 8)
  const times = [...ofFirstDate, ...slots('71', '2100-01-05T06:00:00Z', 1)]
  const { fetch } = server({ ...answers, listDoctorTimeslots: times })
  const page = await renderPage({ url: '/clinics/mir/doctors/7', language: 'ru', fetch })
  for (const { timeslotId } of ofFirstDate) expect(page?.html).toContain(`href="/timeslot/${timeslotId}?`)
  expect(page?.html).toContain('href="/clinics/mir/doctors/7?date=2100-01-05"')
})

const REVIEW = {
  id: '01990000-0000-7000-8000-000000000101',
  doctor: { doctorId: '7', displayName: 'Ковалевич А. П.' },
  branch: { branchId: '1', name: 'Филиал на Немиге' },
  providerCode: 'mir',
  text: 'Помогли.',
  author: null,
  date: '2026-11-20',
  isEdited: false,
  isVerifiedVisit: true,
  isDemo: false,
  answer: null,
}

test('reviews go on by a link to the next page, which leads back to the first one', async () => {
  const reviews = { items: [REVIEW], total: 30, nextCursor: '2026-11-20_x' }
  const { fetch } = server({ ...answers, listDoctorReviews: reviews })
  const htmlOf = async (more: string) =>
    (await renderPage({ url: `/clinics/mir/doctors/7?tab=reviews${more}`, language: 'ru', fetch }))?.html
  expect(await htmlOf('')).toContain('href="/clinics/mir/doctors/7?tab=reviews&amp;cursor=2026-11-20_x"')
  expect(await htmlOf('')).not.toContain('К началу списка')
  expect(await htmlOf('&cursor=2026-11-21_y')).toMatch(
    /href="\/clinics\/mir\/doctors\/7\?tab=reviews"[^>]*>.*К началу списка/s,
  )
})

test('a tab that is loaded later is rendered too, and the page says when it was rendered', async () => {
  const reviews = { items: [], total: 0, nextCursor: null }
  const { fetch } = server({ ...answers, listDoctorReviews: reviews as never })
  const page = await renderPage({ url: '/clinics/mir/doctors/7?tab=reviews', language: 'ru', fetch })
  expect(page?.html).toMatch(/<h2[^>]*>Отзывы/)
  expect(page?.html).not.toContain('<!--$?-->')
  expect(JSON.parse(page?.data ?? '{}').at).toEqual(expect.any(Number))
})

test('the path of a list is that of its files, whose styles the page needs', async () => {
  const services = { items: [], directions: [], total: 0, nextCursor: null }
  const known = { ...answers, listLocations: [], findServices: services as never }
  const page = await renderPage({ url: '/services', language: 'ru', fetch: server(known).fetch })
  expect(page?.routeId).toBe('/services')
})

test.each([
  ['/doctors?speciality=9', /<h1[^>]*>Генетик</],
  ['/specialities?speciality=9', /<h1[^>]*>Врач по специальности: Генетик</],
])(
  '%s, of which nobody is left, is rendered with its name in the heading and in the form',
  async (url, heading) => {
    const geneticist = { specialityId: '9', speciality: 'Генетик', synonyms: [] }
    const nobody = { items: [], total: 0, nextCursor: null, nextTimeslot: null }
    const known = {
      ...answers,
      listSpecialities: [geneticist],
      listLocations: [],
      listSpecialityBranches: [],
    }
    const counted = { findDoctors: nobody as never, countDoctors: { total: 0 } as never }
    const page = await renderPage({ url, language: 'ru', fetch: server({ ...known, ...counted }).fetch })
    expect(page?.html).toMatch(heading)
    expect(page?.html).toMatch(/<option value="9" selected=""[^>]*>Генетик/)
  },
)

test('the links of a page whose address names its language keep it, for a browser without scripts', async () => {
  const { fetch } = server()
  const hrefsOf = async (url: string) => {
    const page = await renderPage({ url, language: 'be', fetch })
    return [...(page?.html ?? '').matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href)
  }
  const named = await hrefsOf('/clinics/mir/doctors/7?lang=be')
  expect(named).toContain('/clinics/mir/branches/1?lang=be')
  expect(named.filter(href => !/[?;]lang=be$/.test(href ?? ''))).toEqual([])
  // Its browser asks for the same language again.
  expect(await hrefsOf('/clinics/mir/doctors/7')).toContain('/clinics/mir/branches/1')
})

test.each(['/', '/?lang=be', '/?utm_source=map', '/?town=17', '/?town=abc&date=never'])(
  'Main at %s is rendered',
  async url => {
    const page = await renderPage({
      url,
      language: 'be',
      fetch: server({ ...answers, listLocations: [] }).fetch,
    })
    expect(page?.routeId).toBe('/')
  },
)

test.each([
  ['/drugs', '/drugs', 'Нурофен'],
  ['/drugs', '/drugs', 'Цены и аптеки во всех регионах'],
  ['/drugs/1', '/drugs/$drugId', 'Упаковки и цены'],
  ['/drugs/1', '/drugs/$drugId', 'Цены и аптеки во всех регионах'],
  ['/pharmacies/1', '/pharmacies/$pharmacyId', 'Контакты'],
  ['/pharmacies/all', '/pharmacies/all', 'href="/pharmacies/1"'],
  ['/pharmacies/all', '/pharmacies/all', 'Во всех регионах'],
])('%s is rendered with nothing of a basket', async (url, routeId, words) => {
  const known = {
    ...{ ...answers, listLocations: [], findDrugs: drugPage([listedDrug('1')]), showDrug: drugDetails() },
    ...{
      // Before the pharmacy of an id, whose path it fits, too.
      listPharmacies: { items: [pharmacyOffer('1')], total: 1, nextCursor: null },
      showPharmacy: pharmacyDetails(),
      listPacks: { items: [basketPack('11')], removed: [], prices: CURRENT },
    },
  }
  const { fetch, sent } = server(known)
  const page = await renderPage({ url, language: 'ru', fetch })
  expect(page?.routeId).toBe(routeId)
  expect(page?.html).toContain(words)
  expect(page?.html).not.toContain('Где купить')
  expect(sent.map(({ address }) => address).filter(address => address.includes('packs='))).toEqual([])
})

test('pages that are rendered at the same time share nothing', async () => {
  const other = server({ ...answers, showMedcenter: medcenterDetails('1', { branch: 'Немига' }) })
  const asked = { url: '/clinics/mir/branches/1' } as const
  const [russian, english] = await Promise.all([
    renderPage({ ...asked, language: 'ru', fetch: server().fetch }),
    renderPage({ ...asked, language: 'en', fetch: other.fetch }),
  ])
  expect(russian?.html).toMatch(/<h1[^>]*>Филиал на Немиге/)
  expect(russian?.html).toContain('Врачи')
  expect(russian?.html).not.toContain('Doctors')
  expect(english?.html).toMatch(/<h1[^>]*>Немига/)
  expect(english?.html).toContain('Doctors')
  expect(english?.html).not.toContain('Врачи')
})

test('a call of a page carries its language and nothing about a person', async () => {
  const { fetch, sent } = server()
  await renderPage({ url: '/clinics/mir/doctors/7', language: 'be', fetch })
  expect(sent.length).toBeGreaterThan(0)
  for (const { headers } of sent) {
    expect(headers.get('accept-language')).toBe('be')
    expect([...headers.keys()].sort()).toEqual(['accept-language', 'cache-control'])
  }
})

test.each([
  ['an address that leads elsewhere', '/info', answers],
  ['a screen of signed-in people', '/visits', answers],
  ['a page whose data cannot be read', '/clinics/mir/doctors/7', { readConfig: config }],
])('%s is left to the browser', async (_case, url, known) => {
  expect(await renderPage({ url, language: 'ru', fetch: server(known).fetch })).toBeNull()
})

const NOTHING = { items: [], total: 0, nextCursor: null }
const LIST_PARTS: Answers = {
  ...{
    ...answers,
    listLocations: [],
    listSpecialities: [],
    findServices: { ...NOTHING, directions: [] } as never,
  },
  ...{ findMedcenters: NOTHING as never, findDrugs: drugPage([]), countDoctors: { total: 0 } as never },
}

/** A server that refuses one field of one call. */
function refusing(name: CallName, field: string) {
  const { fetch } = server(LIST_PARTS)
  const attributes = { fields: [{ path: `query.${field}`, problem: 'unknown' }] }
  return async (address: string, init: RequestInit) =>
    matches(routes[name].path, address)
      ? Response.json({ code: 'INVALID_ARGUMENT', detail: '', attributes }, { status: 400 })
      : fetch(address, init)
}

test.each([
  ['findDoctors', 'locationCode', '/doctors?town=9999', '/doctors?town=0'],
  ['findDoctors', 'specialityId', '/doctors?speciality=999999', '/doctors'],
  ['findDoctors', 'cursor', '/doctors?cursor=abc', '/doctors'],
  ['findMedcenters', 'locationCode', '/medcenters?town=9999', '/medcenters?town=0'],
  ['findMedcenters', 'cursor', '/medcenters?cursor=abc', '/medcenters'],
  ['findServices', 'directionId', '/services?direction=999999', '/services'],
  ['search', 'locationCode', '/search?q=abc&town=9999', '/search?q=abc&amp;town=0'],
] as const)(
  'where %s refuses %s, %s says what is unknown and leads to the list without it',
  async (name, field, url, href) => {
    const page = await renderPage({ url: `${url}&lang=be`, language: 'be', fetch: refusing(name, field) })
    expect(page?.data).toBeNull()
    expect(page?.html).toMatch(/<h1[^>]*>/)
    expect(page?.html).toMatch(/Фільтр са спасылкі|Такога горада няма/)
    const hrefs = [...(page?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, each]) => each)
    expect(hrefs).toContain(`${href}${href.includes('?') ? '&amp;' : '?'}lang=be`)
  },
)

test('the pharmacies for packs of the address are a plain list with totals, and lead on with them', async () => {
  const { fetch, sent } = server({
    ...answers,
    listLocations: [],
    listPacks: { items: [basketPack('11')], removed: [], prices: CURRENT },
    findPharmacies: {
      items: [pharmacyOffer('1')],
      total: 11,
      nextCursor: 'next',
      split: null,
      prices: CURRENT,
    },
  })
  const page = await renderPage({ url: '/pharmacies?packs=11:3&town=17', language: 'ru', fetch })
  for (const words of ['Список из ссылки', '3 уп.', 'Аптека № 1', 'Итого 4,20\u00a0руб.', 'ул. Немига, 5'])
    expect(page?.html).toContain(words)
  expect(page?.html).not.toContain('Корзина пуста')
  expect(page?.html).toMatch(/href="\/pharmacies\?[^"]*packs=11%3A3[^"]*cursor=next/)
  expect(page?.html).toMatch(/<noscript>.*href="\/drugs\?[^"]*packs=11%3A3/s)
  expect(sent.map(({ address }) => decodeURIComponent(address)).join(' ')).toContain('packs=11:3')
})

test('the page of a drug leads to the pharmacies without scripts, with what was chosen before', async () => {
  const { fetch } = server({ ...answers, listLocations: [], showDrug: drugDetails() })
  const page = await renderPage({ url: '/drugs/1?packs=21:1', language: 'ru', fetch })
  expect(page?.html).toMatch(/<form [^>]*action="\/pharmacies">.*<option value="21:1,11:1"/s)
})
