import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Language } from '../../../../platform/http/language.ts'
import type { PageHead } from '../../../../platform/http/page-head.ts'
import type { PublicService } from '../store/public-service.ts'
import { addressesOf } from './addresses.ts'
import { listName } from './list-head.ts'
import { breadcrumbs, SCHEMA_ORG } from './schema-org.ts'

/** The head of a service's page; `site` is the product's origin. */
export function serviceHead({ id, name, isDemo }: PublicService, site: string, language: Language): PageHead {
  const texts = serverTexts(language)
  const path = `/services/${id}`
  return {
    language,
    ...addressesOf(site + path, language),
    title: `${name} · ${texts.area('common')('product')}`,
    description: `${name}. ${texts.area('main')('sections.umsHint')}.`,
    image: null,
    index: !isDemo,
    about: {
      '@context': SCHEMA_ORG,
      '@type': 'MedicalProcedure',
      '@id': site + path,
      url: site + path,
      name,
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
