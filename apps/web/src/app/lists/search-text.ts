import { LIST_SEARCH_MAXIMUM } from '@vizit/domain/search/search-minimum.ts'

/** The shape of what is typed into the search field of a list, as a search parameter. */
export const SEARCH_TEXT = {
  test: (text: string) => text.trim() !== '' && text.length <= LIST_SEARCH_MAXIMUM,
}
