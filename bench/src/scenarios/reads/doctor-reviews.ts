import { doctorReviewsQuery } from '@vizit/server/modules/reviews/store/public-reviews.ts'
import { pageValues } from '@vizit/server/modules/reviews/use-cases/page-values.ts'
import type { Ask, ReadScenario } from './read-scenario.ts'
import { sampleDoctors } from './sample-doctors.ts'

const LIMIT = 20

export const doctorReviews: ReadScenario = {
  name: 'doctor-reviews',
  title: 'newest reviews of a doctor',
  async asks({ pool }) {
    const doctors = await sampleDoctors(pool)
    return doctors.map(
      ({ provider, doctorId }): Ask => ({
        path: `/api/v2/public/doctors/${provider}/${doctorId}/reviews?limit=${LIMIT}`,
        statement: {
          ...doctorReviewsQuery('ru'),
          values: [provider, doctorId, ...(pageValues({ limit: LIMIT }, { doctorId }) ?? [])],
        },
      }),
    )
  },
}
