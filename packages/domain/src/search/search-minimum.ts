/** A shorter query counts as empty (product §5, "Search"). */
export const SEARCH_MINIMUM = 3

/** A longer query is refused, by the search and by lists: no name is longer, and each word costs a look into the index. */
export const SEARCH_MAXIMUM = 200

export const isTooShort = (query: string) => query.trim().length < SEARCH_MINIMUM

export const isTooLong = (query: string) => query.trim().length > SEARCH_MAXIMUM
