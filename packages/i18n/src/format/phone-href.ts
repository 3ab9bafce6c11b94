import { numberToDial } from '@vizit/domain/person/number-to-dial.ts'

/** The address of a link that calls the number. */
export const phoneHref = (phone: string): string => `tel:${numberToDial(phone)}`
