import { Button, Checkbox, Textarea } from '@mantine/core'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { publishedName } from '@vizit/domain/reviews/published-name.ts'
import { checkReviewText, REVIEW_TEXT_MAX } from '@vizit/domain/reviews/review-text.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { RefusalText } from '@vizit/i18n/refusal-text.ts'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useEffect, useRef, useState } from 'react'
import { useProfile } from '../../../app/people/profile.ts'

export interface ReviewWords {
  readonly text: string
  readonly publishName: boolean
}

interface ReviewFormProps {
  words: ReviewWords
  onChange: (changed: Partial<ReviewWords>) => void
  /** The name that the review has been published with; another one is not agreed to. */
  formerName?: string | null
  /** Null: it can only be copied from here. */
  submit: string | null
  isPending: boolean
  refusal: Refusal | null
  /** Replaces the common text of the refusal. */
  refusalText?: RefusalText | undefined
  onSubmit: (words: ReviewWords) => void
  onClose: () => void
}

/** Text and name of a review. */
export function ReviewForm(props: ReviewFormProps) {
  const { words, onChange, formerName, submit, isPending, refusal, refusalText, onSubmit, onClose } = props
  const t = useT('reviews')
  const common = useT('common')
  const { data: profile } = useProfile()
  const [isTold, setTold] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const problem = checkReviewText(words.text)
  const name = formerName ?? (profile ? publishedName(profile) : null)

  // The form comes after what it is loaded with, when the focus would be lost.
  useEffect(() => field.current?.focus(), [])

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
        // What is typed now would not be sent, and would be gone with the form.
        readOnly={isPending}
        onChange={event => onChange({ text: event.currentTarget.value })}
        error={isTold && problem && common(`invalid.${problem}`, { count: REVIEW_TEXT_MAX })}
      />
      <Checkbox
        size="md"
        label={name ? t('publishAs', { name }) : t('publishName')}
        description={t('anonymousHint')}
        checked={words.publishName}
        disabled={isPending}
        onChange={event => onChange({ publishName: event.currentTarget.checked })}
      />
      <RefusalBlock refusal={refusal} text={refusalText} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        {submit && <SubmitButton pending={isPending}>{submit}</SubmitButton>}
      </DialogActions>
    </FormStack>
  )
}
