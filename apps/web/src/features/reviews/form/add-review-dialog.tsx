import { Text } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useState } from 'react'
import { dropDraft } from '../../../app/browser-storage/drafts.ts'
import type { OwnReview, ReviewableVisit } from '../review-types.ts'
import { HeldNote } from './held-note.tsx'
import { ReviewForm } from './review-form.tsx'
import { WithoutForm } from './without-form.tsx'

interface AddReviewProps {
  /** Of which doctor or branch the visit is; of any, if empty. */
  query: { doctorId?: string; branchId?: string }
  /** The visit, where it is known. */
  orderId?: string
  onClose: () => void
}

/** The dialog that writes a review of a past visit with a doctor or at a branch. */
export function AddReviewDialog(props: AddReviewProps) {
  const t = useT('reviews')
  return (
    <Dialog title={t('addTitle')} onClose={props.onClose}>
      <AddReview {...props} />
    </Dialog>
  )
}

/** Writes a review of a past visit; of several the author chooses one. */
export function AddReview({ query, orderId, onClose }: AddReviewProps) {
  const t = useT('reviews')
  const [held, setHeld] = useState<OwnReview | null>(null)
  // What has been sent is kept: the list no longer has that visit.
  const [sent, setSent] = useState<readonly ReviewableVisit[] | null>(null)
  const { data, refusal, refetch } = useCallQuery('listReviewableVisits', { query })
  const found = sent ?? data?.filter(visit => orderId === undefined || visit.orderId === orderId)
  if (held) return <HeldNote title={t('added')} review={held} onClose={onClose} />
  const [first, ...others] = found ?? []
  if (!first) {
    return (
      <WithoutForm onClose={onClose}>
        {found ? (
          <EmptyState title={t('nothingToReview')} hint={t('nothingToReviewHint')} />
        ) : refusal ? (
          <ErrorState refusal={refusal} retry={refetch} />
        ) : (
          <CardSkeletons count={1} />
        )}
      </WithoutForm>
    )
  }
  return (
    <AddForm
      visits={[first, ...others]}
      onSend={() => setSent([first, ...others])}
      onClose={onClose}
      onAdded={review => (review.state === 'held' ? setHeld(review) : onClose())}
    />
  )
}

interface AddFormProps {
  visits: readonly [ReviewableVisit, ...ReviewableVisit[]]
  onSend: () => void
  onAdded: (review: OwnReview) => void
  onClose: () => void
}

function AddForm({ visits, onSend, onAdded, onClose }: AddFormProps) {
  const t = useT('reviews')
  const format = useFormat()
  const [orderId, setOrderId] = useState(visits[0].orderId)
  const draft = `review ${orderId}`
  const adding = useCall('addReview', {
    resumes: ({ body }) => body.orderId === orderId,
    done: (review, { body }) => {
      dropDraft(`review ${body.orderId}`)
      toast(t('added'))
      onAdded(review)
    },
  })
  const label = (visit: ReviewableVisit) =>
    t('visitOf', {
      date: format.shortDate(format.dateOf(visit.startDate)),
      doctor: visit.doctor.displayName,
      branch: visit.branch.name,
      patient: visit.customerFirstName ?? '—',
    })
  return (
    <>
      {visits.length > 1 ? (
        <SelectField
          label={t('whichVisit')}
          value={orderId}
          options={visits.map(visit => ({ value: visit.orderId, label: label(visit) }))}
          onChoose={setOrderId}
        />
      ) : (
        <Text>{label(visits[0])}</Text>
      )}
      <ReviewForm
        key={draft}
        draft={draft}
        initial={{ text: '', publishName: false }}
        submit={t('send')}
        isPending={adding.isPending}
        refusal={adding.refusal}
        onSubmit={words => {
          onSend()
          adding.mutate({ body: { orderId, ...words } })
        }}
        onClose={onClose}
      />
    </>
  )
}
