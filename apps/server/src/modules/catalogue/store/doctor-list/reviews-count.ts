/** SQL: how many public reviews the doctor `d` has. There are no reviews yet: the one place to replace. */
export const REVIEWS_COUNT = '0'
