/** A shorter query counts as empty (product §5, "Search"). */
export const SEARCH_MINIMUM = 3

/** A longer query is refused: no name is longer, and each word costs a look into the index. */
export const SEARCH_MAXIMUM = 200

/** The same in the lists of doctors, medical centres and services. */
export const LIST_SEARCH_MAXIMUM = 100

export const isTooShort = (query: string) => query.trim().length < SEARCH_MINIMUM
