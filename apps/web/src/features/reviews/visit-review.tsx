import { Button } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { lazy, Suspense, useEffect, useRef } from 'react'
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

/** The button of a past visit, of oneself or of a child, that opens its review; `#review` in the address opens it at once. */
export function VisitReview({ visit }: { visit: ReviewedVisit }) {
  const t = useT('reviews')
  const { data: profile } = useProfile()
  const { orderId, profileId, status, physicianId } = visit
  const form = useKeptOpen(`review of visit ${orderId}`)
  const relation = profile?.family.find(member => member.profileId === profileId)?.relKind
  const isOwn = profile?.me === profileId || relation === 'CHILD'
  const isReviewable = isOwn && status !== 'cancelled' && status !== 'missed'
  const query = { doctorId: physicianId }
  const { data: written } = useCallQuery('listOwnReviews', { query }, { enabled: isReviewable })
  const button = useRef<HTMLButtonElement>(null)
  useOpenedByAddress(isReviewable, form.open)

  const wasOpen = useRef(form.isOpen)
  useEffect(() => {
    // The form of an address was opened by no button, to which the focus could return.
    if (wasOpen.current && !form.isOpen && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = form.isOpen
  }, [form.isOpen])

  if (!isReviewable) return null
  const isWritten = written?.some(review => review.orderId === orderId)
  return (
    <>
      <Button ref={button} variant="default" onClick={form.open}>
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

/** Opens the form for whom the address has led to it, once: the address leads to the page afterwards. */
function useOpenedByAddress(isReviewable: boolean, open: () => void): void {
  const navigate = useNavigate()
  const isWanted = useLocation().hash === 'review' && isReviewable
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    if (!isWanted) return
    // Before the dialog makes an entry of its own: Back would lead to this address again.
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false }).then(open)
  }, [isWanted])
}
