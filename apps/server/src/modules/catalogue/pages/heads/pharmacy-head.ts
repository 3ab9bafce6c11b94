import { numberToDial } from '@vizit/domain/person/number-to-dial.ts'
import { titleOf } from '@vizit/i18n/page-titles.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Language } from '../../../../platform/http/language.ts'
import type { PageHead } from '../../../../platform/http/page-head.ts'
import type { PublicPharmacy } from '../store/public-drugs.ts'
import { addressesOf } from './addresses.ts'
import { listName } from './list-head.ts'
import { openingHours } from './opening-hours.ts'
import { breadcrumbs, SCHEMA_ORG } from './schema-org.ts'

/** The head of a pharmacy's page; `site` is the product's origin. */
export function pharmacyHead(pharmacy: PublicPharmacy, site: string, language: Language): PageHead {
  const texts = serverTexts(language)
  const { name, chain, address, town, phones, latitude, longitude, hours } = pharmacy
  const path = `/pharmacies/${pharmacy.id}`
  return {
    language,
    ...addressesOf(site + path, language),
    title: `${titleOf(name, town)} · ${texts.area('common')('product')}`,
    description: `${name}. ${address}. ${texts.area('main')('sections.drugsHint')}.`,
    image: null,
    index: !pharmacy.isDemo,
    about: {
      '@context': SCHEMA_ORG,
      '@type': 'Pharmacy',
      '@id': site + path,
      url: site + path,
      name,
      address: {
        '@type': 'PostalAddress',
        ...{ streetAddress: address, addressLocality: town, addressCountry: 'BY' },
      },
      ...(phones.length > 0 && { telephone: phones.map(numberToDial) }),
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
      ...(hours.length > 0 && { openingHoursSpecification: openingHours(hours) }),
      ...(chain !== null && { parentOrganization: { '@type': 'Organization', name: chain } }),
    },
    breadcrumbs: breadcrumbs(
      [
        { path: '/', name: listName('/', language) },
        { path: '/drugs', name: listName('/drugs', language) },
        { path, name },
      ],
      site,
    ),
  }
}
