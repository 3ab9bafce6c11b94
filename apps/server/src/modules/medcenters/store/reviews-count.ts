/** SQL: how many public reviews the branch `b` has. */
export const REVIEWS_COUNT =
  'coalesce((select c.reviews from branch_review_count c where c.branch_id = b.id), 0)'
