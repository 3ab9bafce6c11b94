import { titleOf } from '@vizit/i18n/page-titles.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Language } from '../../../../platform/http/language.ts'
import type { PageHead } from '../../../../platform/http/page-head.ts'
import type { PublicDrug } from '../store/public-drugs.ts'
import { addressesOf } from './addresses.ts'
import { listName } from './list-head.ts'
import { breadcrumbs, SCHEMA_ORG } from './schema-org.ts'

/** The head of a drug's page; `site` is the product's origin. It names facts of the register and no prices, which change. */
export function drugHead(drug: PublicDrug, site: string, language: Language): PageHead {
  const texts = serverTexts(language)
  const { name, inn, form, dispensing, manufacturer } = drug
  const path = `/drugs/${drug.id}`
  const facts = [name, inn, form].filter(fact => fact !== null).join(', ')
  return {
    language,
    ...addressesOf(site + path, language),
    title: `${titleOf(name, form)} · ${texts.area('common')('product')}`,
    description: `${facts}. ${texts.area('main')('sections.drugsHint')}.`,
    image: null,
    index: !drug.isDemo,
    about: {
      '@context': SCHEMA_ORG,
      '@type': 'Drug',
      '@id': site + path,
      url: site + path,
      name,
      ...(inn !== null && { nonProprietaryName: inn }),
      ...(form !== null && { dosageForm: form }),
      ...(manufacturer !== null && { manufacturer: { '@type': 'Organization', name: manufacturer } }),
      // Schema.org has no word for what only hospitals get.
      ...(dispensing === 'otc' && { prescriptionStatus: 'https://schema.org/OTC' }),
      ...(dispensing === 'rx' && { prescriptionStatus: 'https://schema.org/PrescriptionOnly' }),
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
