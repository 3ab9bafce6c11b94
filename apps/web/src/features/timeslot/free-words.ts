import type { Catalogue, Translate } from '@vizit/i18n/catalogue.ts'

/** How many times a date has, in words. */
export const freeWords = (t: Translate<Catalogue['timeslot']>, count: number) =>
  count === 0 ? t('freeNone') : t('freeCount', { count })
