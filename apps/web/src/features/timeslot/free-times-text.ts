import type { Catalogue, Translate } from '@vizit/i18n/catalogue.ts'

/** The number of a date's times, in words. */
export const freeTimesText = (t: Translate<Catalogue['timeslot']>, count: number) =>
  count === 0 ? t('freeNone') : t('freeCount', { count })
