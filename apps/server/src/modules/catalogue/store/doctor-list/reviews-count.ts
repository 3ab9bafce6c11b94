/** SQL: how many public reviews the doctor `d` has. */
export const REVIEWS_COUNT =
  'coalesce((select c.reviews from doctor_review_count c where c.doctor_id = d.id), 0)'
