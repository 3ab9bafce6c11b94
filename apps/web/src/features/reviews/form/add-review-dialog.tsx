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
import { useFormDraft } from '../../../app/browser-storage/use-form-draft.ts'
import { type OwnReview, type ReviewableVisit, reviewDraft } from '../review-types.ts'
import { HeldNote } from './held-note.tsx'
import { ReviewForm, type ReviewWords } from './review-form.tsx'
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
  const draft = reviewDraft(query, orderId)
  const [words, change] = useFormDraft<AddedWords>(draft, { text: '', publishName: false, visit: null })
  const { data, refusal, refetch } = useCallQuery('listReviewableVisits', { query })
  const visits = data?.filter(visit => orderId === undefined || visit.orderId === orderId) ?? []
  // What somebody writes about stays, also where the list no longer has it: it was sent, or may no longer be seen.
  const about = words.text === '' ? null : words.visit
  if (about && !visits.some(visit => visit.orderId === about.orderId)) visits.push(about)
  if (held) return <HeldNote title={t('added')} review={held} onClose={onClose} />
  const [first, ...others] = visits
  if (!first) {
    return (
      <WithoutForm onClose={onClose}>
        {data ? (
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
      words={{ ...words, visit: words.visit ?? first }}
      onChange={change}
      onClose={onClose}
      onAdded={review => {
        dropDraft(draft)
        if (review.state === 'held') setHeld(review)
        else onClose()
      }}
    />
  )
}

interface AddedWords extends ReviewWords {
  readonly visit: ReviewableVisit | null
}

interface AddFormProps {
  visits: readonly [ReviewableVisit, ...ReviewableVisit[]]
  words: ReviewWords & { readonly visit: ReviewableVisit }
  onChange: (changed: Partial<AddedWords>) => void
  onAdded: (review: OwnReview) => void
  onClose: () => void
}

function AddForm({ visits, words, onChange, onAdded, onClose }: AddFormProps) {
  const t = useT('reviews')
  const format = useFormat()
  const chosen = visits.find(visit => visit.orderId === words.visit.orderId) ?? visits[0]
  const { orderId } = chosen
  const adding = useCall('addReview', {
    resumes: ({ body }) => body.orderId === orderId,
    done: review => {
      toast(t('added'))
      onAdded(review)
    },
  })
  const isGone = adding.refusal?.code === 'NOT_FOUND'
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
          onChoose={id => onChange({ visit: visits.find(visit => visit.orderId === id) ?? chosen })}
        />
      ) : (
        <Text>{label(chosen)}</Text>
      )}
      <ReviewForm
        words={words}
        onChange={changed => onChange({ ...changed, visit: chosen })}
        submit={t('send')}
        isPending={adding.isPending}
        refusal={adding.refusal}
        refusalText={isGone ? { title: t('visitGone'), next: t('visitGoneHint') } : undefined}
        onSubmit={({ text, publishName }) => adding.mutate({ body: { orderId, text, publishName } })}
        onClose={onClose}
      />
    </>
  )
}
