import { branchTitle } from '@vizit/i18n/page-titles.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Language } from '../../../../platform/http/language.ts'
import type { PageHead } from '../../../../platform/http/page-head.ts'
import type { NewestReview } from '../../../reviews/public.ts'
import type { PublicBranch, PublicClinic } from '../store/public-clinic.ts'
import { addressesOf } from './addresses.ts'
import { listName } from './list-head.ts'
import { openingHours } from './opening-hours.ts'
import { breadcrumbs, contactOf, reserveAction, reviewsIn, SCHEMA_ORG } from './schema-org.ts'

/** How many specialities a description names; search engines cut longer ones. */
const NAMED = 6

/** The head of a branch's page; `site` is the product's origin. */
export function branchHead(
  branch: PublicBranch,
  clinic: PublicClinic,
  reviews: readonly NewestReview[],
  site: string,
  language: Language,
): PageHead {
  const texts = serverTexts(language)
  const say = texts.area('places')
  const url = `${site}/clinics/${clinic.code}/branches/${branch.branchId}`
  const named = clinic.isDemo ? `${clinic.name} (${say('demo')})` : clinic.name
  const offers = branch.onlineBooking
  const facts = {
    clinic: named,
    address: branch.address,
    specialities: branch.specialities.slice(0, NAMED).join(', '),
  }
  return {
    language,
    ...addressesOf(url, language),
    title: `${branchTitle(texts.area('medcenter'), branch.name)} · ${texts.area('common')('product')}`,
    description: say(descriptionOf(branch), facts),
    image: null,
    index: !clinic.isDemo,
    about: {
      '@context': SCHEMA_ORG,
      '@type': 'MedicalClinic',
      '@id': url,
      url,
      name: branch.name,
      ...contactOf(branch),
      ...(branch.hours.length > 0 && { openingHoursSpecification: openingHours(branch.hours) }),
      medicalSpecialty: branch.specialities,
      parentOrganization: { '@type': 'MedicalOrganization', name: clinic.name },
      ...reviewsIn(reviews),
      ...(offers && reserveAction(`${site}/timeslot?clinic=${clinic.code}&branch=${branch.branchId}`)),
    },
    breadcrumbs: breadcrumbs(
      [
        { path: '/', name: listName('/', language) },
        { path: '/medcenters', name: listName('/medcenters', language) },
        { path: url.slice(site.length), name: branch.name },
      ],
      site,
    ),
  }
}

function descriptionOf({ specialities, onlineBooking }: PublicBranch) {
  if (specialities.length === 0) return 'branchDescriptionNobody'
  return onlineBooking ? 'branchDescription' : 'branchDescriptionOffline'
}
