import { Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { useSessionState } from '../../../app/session/session.ts'
import { OwnReviews } from '../own/own-reviews.tsx'
import { queryOf, type ReviewedSubject } from '../review-types.ts'
import classes from '../reviews.module.css'
import { ReviewPages } from './review-pages.tsx'
import { useReviewFilter } from './use-review-filter.ts'
import { useReviewPages } from './use-review-pages.ts'
import { WriteReview } from './write-review.tsx'

/** Reviews of a doctor or of a medical centre (product §2, "DoctorFeedbacks", "MedCenterFeedbacks"). */
export function ReviewsSection({ of }: { of: ReviewedSubject }) {
  // While those of another are read, the reviews of the one before must not stand under its name.
  return <Section key={`${of.kind} ${of.id}`} of={of} />
}

function Section({ of }: { of: ReviewedSubject }) {
  const t = useT('reviews')
  const isSignedIn = useSessionState() === 'signed-in'
  const { which, show } = useReviewFilter()
  const list = useReviewPages(of)
  const total = list.pages?.[0]?.total
  const options = (['all', 'mine'] as const).map(value => ({ value, label: t(`filter.${value}`) }))
  const isMine = isSignedIn && which === 'mine'
  return (
    <>
      <Title order={2}>{total ? t('count', { count: total }) : t('title')}</Title>
      <div className={classes.tools}>
        {isSignedIn && (
          <SelectField label={t('filter.label')} value={which} options={options} onChoose={show} />
        )}
        <WriteReview of={of} />
      </div>
      {isMine ? <OwnReviews query={queryOf(of)} /> : <ReviewPages of={of} list={list} />}
    </>
  )
}
