import { Text } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useState } from 'react'
import { dropDraft } from '../../../app/browser-storage/drafts.ts'
import { useFormDraft } from '../../../app/browser-storage/use-form-draft.ts'
import { useStateWords } from '../own/use-state-words.ts'
import type { OwnReview } from '../review-types.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { DeletedReview } from './deleted-review.tsx'
import { HeldNote } from './held-note.tsx'
import { ReviewForm, type ReviewWords } from './review-form.tsx'

interface EditReviewProps {
  /** As it was when its form was opened. */
  review: OwnReview
  /** As it is now; null: it was deleted meanwhile; undefined: not known yet. */
  current: OwnReview | null | undefined
  /** Reads it again. */
  reread: () => unknown
  onClose: () => void
}

/** The dialog that changes one's own review. */
export function EditReviewDialog(props: EditReviewProps) {
  const t = useT('reviews')
  return (
    <Dialog title={t('editTitle')} onClose={props.onClose}>
      <EditReview {...props} />
    </Dialog>
  )
}

interface EditedWords extends ReviewWords {
  /** What the review said when its author began to change it. */
  readonly former: Pick<OwnReview, 'text' | 'author'>
}

const wordsOf = ({ text, author }: OwnReview): EditedWords => ({
  ...{ text, publishName: author !== null },
  former: { text, author },
})

const isTouched = ({ text, publishName, former }: EditedWords) =>
  text !== former.text || publishName !== (former.author !== null)

/**
 * Changes the text or the name of one's own review. What is typed stays whatever becomes of the review in another tab or on
 * another device: it replaces other words only once its author has seen them, and a deleted review is sent as a new one.
 */
export function EditReview({ review, current, reread, onClose }: EditReviewProps) {
  const t = useT('reviews')
  const draft = `review ${review.id}`
  const [sent, setSent] = useState<{ readonly title: string; readonly held: OwnReview } | null>(null)
  const now = current ?? review
  const [kept, change] = useFormDraft(draft, wordsOf(review))
  const words = isTouched(kept) ? kept : wordsOf(now)
  const state = useStateWords()(now)

  function done(title: string, answered: OwnReview) {
    dropDraft(draft)
    toast(title)
    if (answered.state === 'held') setSent({ title, held: answered })
    else onClose()
  }
  const rereadNow = () => void reread()
  const editing = useCall('editReview', {
    done: answered => done(t('changed'), answered),
    refused: { REVIEW_CHANGED: rereadNow, NOT_FOUND: rereadNow },
  })

  if (sent) return <HeldNote title={sent.title} review={sent.held} onClose={onClose} />
  const told = editing.refusal?.code
  const onChange = (changed: Partial<ReviewWords>) => change({ ...words, ...changed })
  if (current === null || told === 'NOT_FOUND') {
    const onAdded = (answered: OwnReview) => done(t('added'), answered)
    return <DeletedReview orderId={review.orderId} {...{ words, onChange, onAdded, onClose }} />
  }
  const saysTyped = now.text === words.text.trim() && (now.author !== null) === words.publishName
  const isOther = now.text !== words.former.text || now.author !== words.former.author
  const isChanged = isOther && !saysTyped
  return (
    <>
      {state && <Text>{state}</Text>}
      {isChanged && <ChangedElsewhere review={now} />}
      <ReviewForm
        words={words}
        onChange={onChange}
        formerName={now.author}
        submit={t(isChanged ? 'saveInstead' : 'save')}
        isPending={editing.isPending}
        refusal={told === 'REVIEW_CHANGED' && isChanged ? null : editing.refusal}
        onSubmit={({ text, publishName }) => {
          const former = isChanged ? { text: now.text, author: now.author } : words.former
          editing.mutate({ params: { id: review.id }, body: { text, publishName, former } })
        }}
        onClose={onClose}
      />
    </>
  )
}
