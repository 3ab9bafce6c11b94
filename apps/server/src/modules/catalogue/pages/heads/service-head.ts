import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Language } from '../../../../platform/http/language.ts'
import type { PageHead } from '../../../../platform/http/page-head.ts'
import type { PublicService } from '../store/public-service.ts'
import { addressesOf } from './addresses.ts'
import { listName } from './list-head.ts'
import { breadcrumbs, reserveAction, SCHEMA_ORG } from './schema-org.ts'

/** Characters of a service's description in the description of its page: search engines show about as many. */
const ABOUT = 150

/** The head of a service's page; `site` is the product's origin. It names no prices, which change. */
export function serviceHead(service: PublicService, site: string, language: Language): PageHead {
  const { id, name, isDemo, description, preparation, medcenters, places } = service
  const texts = serverTexts(language)
  const t = texts.area('services')
  const path = `/services/${id}`
  return {
    language,
    ...addressesOf(site + path, language),
    title: `${name} · ${texts.area('common')('product')}`,
    description: [
      `${name} ${t('medcenters', { count: medcenters })}.`,
      ...(description ? [shortened(description)] : []),
      t('pageDescription'),
    ].join(' '),
    image: null,
    index: !isDemo,
    about: {
      '@context': SCHEMA_ORG,
      '@type': ['MedicalProcedure', 'Service'],
      '@id': site + path,
      url: site + path,
      name,
      ...(description && { description }),
      ...(preparation && { preparation }),
      provider: places.map(({ clinic, branchId, name }) => ({
        '@type': 'MedicalClinic',
        '@id': `${site}/clinics/${clinic}/branches/${branchId}`,
        name,
      })),
      ...reserveAction(site + path),
    },
    breadcrumbs: breadcrumbs(
      [
        { path: '/', name: listName('/', language) },
        { path: '/services', name: listName('/services', language) },
        { path, name },
      ],
      site,
    ),
  }
}

/** As a sentence, cut between words. */
function shortened(text: string): string {
  const one = text.trim().replace(/\s+/g, ' ')
  if (one.length <= ABOUT) return /[.!?…]$/.test(one) ? one : `${one}.`
  return `${one.slice(0, ABOUT).replace(/[\s,;:.-]*\s\S*$/, '')}…`
}
