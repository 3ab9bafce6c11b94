import { numberToDial } from '@vizit/domain/person/number-to-dial.ts'
import type { NewestReview } from '../../../reviews/public.ts'
import type { PublicBranch } from '../store/public-clinic.ts'

export const SCHEMA_ORG = 'https://schema.org'

/** Address and phones of a branch, in terms of schema.org. */
export const contactOf = ({ address, town, phones, latitude, longitude }: PublicBranch) => ({
  address: {
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: town,
    addressCountry: 'BY',
  },
  ...(phones.length > 0 && { telephone: phones.map(numberToDial) }),
  ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
})

export interface Crumb {
  readonly path: string
  readonly name: string
}

/** The way to a page, from Main on. */
export const breadcrumbs = (crumbs: readonly Crumb[], site: string) => ({
  '@context': SCHEMA_ORG,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ path, name }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: site + path,
  })),
})

/** Reviews as they are published: without a rating, since there are none, and without the author where it is anonymous. */
export const reviewsIn = (reviews: readonly NewestReview[]) =>
  reviews.length > 0 && {
    review: reviews.map(({ text, author, date }) => ({
      '@type': 'Review',
      reviewBody: text,
      datePublished: date,
      ...(author !== null && { author: { '@type': 'Person', name: author } }),
    })),
  }

/** The booking action that a search engine may offer. */
export const reserveAction = (target: string) => ({
  potentialAction: { '@type': 'ReserveAction', target },
})
