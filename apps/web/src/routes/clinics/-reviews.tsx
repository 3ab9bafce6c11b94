import { lazyRouteComponent } from '@tanstack/react-router'

/** The reviews of a public page; its route loads them with their tab, so that the server renders them too. */
export const Reviews = lazyRouteComponent(
  () => import('../../features/reviews/list/reviews-section.tsx'),
  'ReviewsSection',
)
