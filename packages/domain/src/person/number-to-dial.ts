/**
 * The number that a `tel:` link dials, from one as people write it. A number of the country gets its code, also one that is
 * written for calls inside of the country, with 8 and 0 first; free numbers (8 801 …) and short ones stay as they are.
 */
export const numberToDial = (written: string): string =>
  written.replace(/[^\d+]/g, '').replace(/^\+?(8?0|(810)?375)?(?=\d{9}$)/, '+375')
