import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { lazy, Suspense } from 'react'
import { useKeptOpen } from '../../app/browser-storage/use-kept-open.ts'
import { useProfile } from '../../app/people/profile.ts'

const VisitReviewDialog = lazy(async () => ({
  default: (await import('./visit-review-dialog.tsx')).VisitReviewDialog,
}))

interface ReviewedVisit {
  readonly orderId: string
  readonly profileId: string
  readonly status: string
  readonly physicianId: string
}

/** Who has come to write it finds the button below much else. */
function showButton(button: HTMLButtonElement | null): void {
  button?.scrollIntoView({ block: 'center' })
  button?.focus()
}

/** The button of a past visit, of oneself or of a child, that opens its review. */
export function VisitReview({ visit }: { visit: ReviewedVisit }) {
  const t = useT('reviews')
  const { data: profile } = useProfile()
  const isWanted = useLocation().hash === 'review'
  const { orderId, profileId, status, physicianId } = visit
  const form = useKeptOpen(`review of visit ${orderId}`)
  const relation = profile?.family.find(member => member.profileId === profileId)?.relKind
  const isOwn = profile?.me === profileId || relation === 'CHILD'
  const isReviewable = isOwn && status !== 'cancelled' && status !== 'missed'
  const query = { doctorId: physicianId }
  const { data: written } = useCallQuery('listOwnReviews', { query }, { enabled: isReviewable })
  if (!isReviewable) return null
  const isWritten = written?.some(review => review.orderId === orderId)
  return (
    <>
      <Button ref={isWanted ? showButton : null} variant="default" onClick={form.open}>
        {t(isWritten ? 'yoursOfVisit' : 'ofVisit')}
      </Button>
      {form.isOpen && (
        <Suspense>
          <VisitReviewDialog orderId={orderId} doctorId={physicianId} onClose={form.close} />
        </Suspense>
      )}
    </>
  )
}
