import { Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useStateWords } from '../own/use-state-words.ts'
import type { OwnReview } from '../review-types.ts'
import { WithoutForm } from './without-form.tsx'

interface HeldNoteProps {
  title: string
  review: OwnReview
  onClose: () => void
}

/** Why the review is not public yet. */
export function HeldNote({ title, review, onClose }: HeldNoteProps) {
  const words = useStateWords()
  const said = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone with the form.
  useEffect(() => said.current?.focus(), [])
  return (
    <WithoutForm onClose={onClose}>
      <Text ref={said} tabIndex={-1} fw={600}>
        {title}
      </Text>
      <Text>{words(review)}</Text>
    </WithoutForm>
  )
}
