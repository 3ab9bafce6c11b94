import { Button, Checkbox, Textarea } from '@mantine/core'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { publishedName } from '@vizit/domain/reviews/published-name.ts'
import { checkReviewText, REVIEW_TEXT_MAX } from '@vizit/domain/reviews/review-text.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useRef, useState } from 'react'
import { useFormDraft } from '../../../app/browser-storage/use-form-draft.ts'
import { useProfile } from '../../../app/people/profile.ts'

export interface ReviewWords {
  readonly text: string
  readonly publishName: boolean
}

interface ReviewFormProps {
  /** The name of the draft, which outlives a reload and a lost network. */
  draft: string
  initial: ReviewWords
  /** The name that the review has been published with; another one is not agreed to. */
  formerName?: string | null
  submit: string
  isPending: boolean
  refusal: Refusal | null
  onSubmit: (words: ReviewWords) => void
  onClose: () => void
}

/** Text and name of a review. */
export function ReviewForm(props: ReviewFormProps) {
  const { draft, initial, formerName, submit, isPending, refusal, onSubmit, onClose } = props
  const t = useT('reviews')
  const common = useT('common')
  const { data: profile } = useProfile()
  const [words, change] = useFormDraft<ReviewWords>(draft, initial)
  const [isTold, setTold] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const problem = checkReviewText(words.text)
  const name = formerName ?? (profile ? publishedName(profile) : null)

  function send() {
    setTold(true)
    if (problem) return field.current?.focus()
    onSubmit({ ...words, text: words.text.trim() })
  }

  return (
    <FormStack onSubmit={send}>
      <Textarea
        ref={field}
        size="md"
        label={t('text')}
        description={t('textHint')}
        required
        rows={6}
        value={words.text}
        onChange={event => change({ text: event.currentTarget.value })}
        error={isTold && problem && common(`invalid.${problem}`, { count: REVIEW_TEXT_MAX })}
      />
      <Checkbox
        size="md"
        label={name ? t('publishAs', { name }) : t('publishName')}
        description={t('anonymousHint')}
        checked={words.publishName}
        onChange={event => change({ publishName: event.currentTarget.checked })}
      />
      <RefusalBlock refusal={refusal} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        <SubmitButton pending={isPending}>{submit}</SubmitButton>
      </DialogActions>
    </FormStack>
  )
}
