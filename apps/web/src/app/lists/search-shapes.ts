/* Shapes of search parameters of lists. */

/** What is typed into a search field. A text that is too long stays there: the list says so. */
export const SEARCH_TEXT = { test: (text: string) => text.trim() !== '' }

/** Where a page of a list begins; only the server reads it. */
export const CURSOR = /^[\w-]{1,8000}$/

/** One of these values; but for the one that filters nothing, which is not in the address. */
export const oneOf = <Value extends string>(values: readonly Value[], except?: Value) => ({
  test: (text: string) => text !== except && values.some(value => value === text),
})

const WHOLE_NUMBER = /^(0|[1-9]\d{0,2})$/

/** An age in whole years. */
export const ageUpTo = (oldest: number) => ({
  test: (text: string) => WHOLE_NUMBER.test(text) && Number(text) <= oldest,
})
