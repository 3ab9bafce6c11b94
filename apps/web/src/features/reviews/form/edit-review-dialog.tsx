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
import { HeldNote } from './held-note.tsx'
import { ReviewForm } from './review-form.tsx'

interface EditReviewProps {
  review: OwnReview
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

/** Changes the text or the name of one's own review. */
export function EditReview({ review, onClose }: EditReviewProps) {
  const t = useT('reviews')
  const state = useStateWords()(review)
  const [held, setHeld] = useState<OwnReview | null>(null)
  const draft = `review ${review.id}`
  const [words, change] = useFormDraft(draft, { text: review.text, publishName: review.author !== null })
  const editing = useCall('editReview', {
    done: changed => {
      dropDraft(draft)
      toast(t('changed'))
      if (changed.state === 'held') setHeld(changed)
      else onClose()
    },
  })
  if (held) return <HeldNote title={t('changed')} review={held} onClose={onClose} />
  return (
    <>
      {state && <Text>{state}</Text>}
      <ReviewForm
        words={words}
        onChange={change}
        formerName={review.author}
        submit={t('save')}
        isPending={editing.isPending}
        refusal={editing.refusal}
        onSubmit={body => editing.mutate({ params: { id: review.id }, body })}
        onClose={onClose}
      />
    </>
  )
}
