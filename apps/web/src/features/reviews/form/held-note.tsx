import { Text } from '@mantine/core'
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
  return (
    <WithoutForm onClose={onClose}>
      <Text fw={600}>{title}</Text>
      <Text>{words(review)}</Text>
    </WithoutForm>
  )
}
