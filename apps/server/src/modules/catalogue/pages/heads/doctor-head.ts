import { takesStrangers } from '@vizit/domain/booking/booking-policy.ts'
import { joinBranchAndAddress } from '@vizit/i18n/format/join-branch-and-address.ts'
import { joinNames } from '@vizit/i18n/format/join-names.ts'
import { midSentence } from '@vizit/i18n/format/mid-sentence.ts'
import { doctorTitle } from '@vizit/i18n/page-titles.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Language } from '../../../../platform/http/language.ts'
import type { PageHead } from '../../../../platform/http/page-head.ts'
import type { NewestReview } from '../../../reviews/public.ts'
import type { PublicBranch, PublicClinic } from '../store/public-clinic.ts'
import type { PublicDoctor } from '../store/public-doctor.ts'
import { addressesOf } from './addresses.ts'
import { listName } from './list-head.ts'
import { breadcrumbs, contactOf, reserveAction, reviewsIn, SCHEMA_ORG } from './schema-org.ts'

/** The head of a doctor's page; `site` is the product's origin. */
export function doctorHead(
  doctor: PublicDoctor,
  clinic: PublicClinic,
  reviews: readonly NewestReview[],
  site: string,
  language: Language,
): PageHead {
  const texts = serverTexts(language)
  const say = texts.area('places')
  const url = `${site}/clinics/${clinic.code}/doctors/${doctor.id}`
  const branches = clinic.branches.filter(({ branchId }) => doctor.branches.includes(branchId))
  const name = clinic.isDemo ? `${doctor.fullName} (${say('demo')})` : doctor.fullName
  const specialities = [...new Set(doctor.worksAt.map(place => place.specialityName))]
  const speciality = midSentence(joinNames(specialities))
  const about = [name, speciality, doctor.qualification].filter(Boolean).join(', ')
  const where = branches.map(({ name, address }) => joinBranchAndAddress(name, address)).join('; ')
  // Search engines bring new patients, so only policies that accept them count.
  const offers = doctor.worksAt.some(
    ({ onlineBooking, bookingPolicy }) => onlineBooking && takesStrangers(bookingPolicy),
  )
  const image = doctor.photoUrl === null ? null : site + doctor.photoUrl
  return {
    language,
    ...addressesOf(url, language),
    title: `${doctorTitle(say, { ...doctor, specialities, isDemo: clinic.isDemo })} · ${texts.area('common')('product')}`,
    description: where
      ? say(offers ? 'doctorDescription' : 'doctorDescriptionOffline', { about, where })
      : say('doctorDescriptionNowhere', { about }),
    image,
    index: !clinic.isDemo,
    about: {
      '@context': SCHEMA_ORG,
      '@type': 'Physician',
      '@id': url,
      url,
      name: doctor.fullName,
      medicalSpecialty: specialities,
      ...(doctor.description && { description: doctor.description }),
      ...(image && { image }),
      ...(branches[0] && contactOf(branches[0])),
      parentOrganization: branches.map(branch => clinicOf(branch, clinic, site)),
      ...reviewsIn(reviews),
      ...(offers && reserveAction(`${site}/timeslot?clinic=${clinic.code}&doctor=${doctor.id}`)),
    },
    breadcrumbs: breadcrumbs(
      [
        { path: '/', name: listName('/', language) },
        { path: '/medcenters', name: listName('/medcenters', language) },
        ...branches
          .slice(0, 1)
          .map(each => ({ path: `/clinics/${clinic.code}/branches/${each.branchId}`, name: each.name })),
        { path: url.slice(site.length), name: doctor.fullName },
      ],
      site,
    ),
  }
}

const clinicOf = (branch: PublicBranch, clinic: PublicClinic, site: string) => ({
  '@type': 'MedicalClinic',
  '@id': `${site}/clinics/${clinic.code}/branches/${branch.branchId}`,
  name: branch.name,
  ...contactOf(branch),
})
