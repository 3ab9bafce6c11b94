import { titleOf } from '@vizit/i18n/page-titles.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Language } from '../../../../platform/http/language.ts'
import type { PageHead } from '../../../../platform/http/page-head.ts'
import type { ListFilters } from '../store/list-filters.ts'
import { addressesOf } from './addresses.ts'
import { breadcrumbs, type Crumb, SCHEMA_ORG } from './schema-org.ts'

/** Main, the lists that search engines find, the search, the pharmacies for packs of the address and all of a town, and the choice of a doctor at one clinic. */
export const LIST_PATHS = [
  '/',
  '/doctors',
  '/medcenters',
  '/services',
  '/drugs',
  '/pharmacies',
  '/pharmacies/all',
  '/search',
  '/specialities',
  '/timeslot',
] as const

/** What answers words that somebody typed, or packs that somebody chose: each has an address, and none is a page for search engines. */
const NOT_INDEXED: readonly ListPath[] = ['/search', '/pharmacies']

type ListPath = (typeof LIST_PATHS)[number]

/** The name of Main or of a list on the way to a page: the heading of its screen. */
export function listName(path: ListPath, language: Language): string {
  const texts = serverTexts(language)
  switch (path) {
    case '/':
      return texts.area('common')('product')
    case '/doctors':
      return texts.area('doctors')('title')
    case '/medcenters':
      return texts.area('medcenters')('title')
    case '/services':
      return texts.area('services')('title')
    case '/drugs':
      return texts.area('drugs')('title')
    case '/pharmacies':
      return texts.area('pharmacies')('title')
    case '/pharmacies/all':
      return texts.area('pharmacies')('allTitle')
    case '/search':
      return texts.area('search')('title')
    case '/specialities':
      return texts.area('specialities')('title')
    case '/timeslot':
      return texts.area('timeslot')('title')
  }
}

/** What the list is good for. */
function hintOf(path: ListPath, language: Language): string {
  const main = serverTexts(language).area('main')
  switch (path) {
    case '/':
      return [main('sections.doctorsHint'), main('sections.umsHint'), main('sections.medcentersHint')].join(
        '. ',
      )
    case '/doctors':
      return main('sections.doctorsHint')
    case '/medcenters':
      return main('sections.medcentersHint')
    case '/services':
      return main('sections.umsHint')
    case '/drugs':
    case '/pharmacies':
    case '/pharmacies/all':
      return main('sections.drugsHint')
    case '/search':
      return serverTexts(language).area('search')('label')
    case '/specialities':
      return serverTexts(language).area('specialities')('hint')
    case '/timeslot':
      return main('sections.doctorsHint')
  }
}

/** Whether all that a list can show is of the demo. */
function isDemo(path: ListPath, filters: ListFilters): boolean {
  if (path === '/drugs') return filters.isDemoOfDrugs
  return path === '/pharmacies/all' ? filters.isDemoOfPharmacies : filters.isDemo
}

/** The lists with a filter by speciality; to the others a speciality in the address says nothing. */
const LISTS_BY_SPECIALITY: readonly string[] = ['/doctors', '/specialities']

/** Whoever chooses a doctor at a clinic fills in a form: the same page, whatever is chosen. */
const FORMS: readonly ListPath[] = ['/timeslot']

/** The name of a list of one speciality, as the heading of its screen has it. */
const nameOf = (path: ListPath, speciality: string, language: Language) =>
  path === '/specialities' ? serverTexts(language).area('specialities')('of', { speciality }) : speciality

/**
 * The head of Main or of a list. Of its filters, town, speciality and direction of services make a page of their own; the others belong to the
 * reader, and their addresses name the page without them as canonical.
 */
export function listHead(path: ListPath, filters: ListFilters, site: string, language: Language): PageHead {
  const texts = serverTexts(language)
  const { town = null, namedTown } = FORMS.includes(path) ? {} : filters
  const speciality = LISTS_BY_SPECIALITY.includes(path) ? filters.speciality : null
  const direction = path === '/services' ? filters.direction : null
  const name = path === '/' ? texts.area('main')('title') : listName(path, language)
  const heading = speciality ? nameOf(path, speciality.name, language) : (direction?.name ?? name)
  const named = titleOf(heading, town?.name)
  // What is shown is of the town that the words name; the page without them is of the chosen one.
  const shown = titleOf(heading, namedTown ?? town?.name)
  const query = new URLSearchParams([
    ...(speciality ? [['speciality', speciality.id]] : []),
    ...(direction ? [['direction', direction.id]] : []),
    ...(town ? [['town', town.id]] : []),
  ]).toString()
  const url = site + path + (query && `?${query}`)
  const crumbs: Crumb[] = [{ path: '/', name: listName('/', language) }]
  if (path !== '/') crumbs.push({ path, name })
  if (query) crumbs.push({ path: `${path}?${query}`, name: named })
  return {
    language,
    ...addressesOf(url, language),
    title: `${path === '/' ? heading : shown} · ${texts.area('common')('product')}`,
    description: `${shown}. ${hintOf(path, language)}.`,
    image: null,
    index: !isDemo(path, filters) && !NOT_INDEXED.includes(path),
    about: {
      '@context': SCHEMA_ORG,
      '@type': path === '/' ? 'WebSite' : 'CollectionPage',
      '@id': url,
      url,
      name: path === '/' ? listName(path, language) : named,
    },
    breadcrumbs: breadcrumbs(crumbs, site),
  }
}
