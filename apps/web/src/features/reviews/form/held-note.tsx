import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { useStateWords } from '../own/use-state-words.ts'
import type { OwnReview } from '../review-types.ts'

interface HeldNoteProps {
  title: string
  review: OwnReview
  onClose: () => void
}

/** Why the review is not public yet. */
export function HeldNote({ title, review, onClose }: HeldNoteProps) {
  const common = useT('common')
  const words = useStateWords()
  return (
    <>
      <Text fw={600}>{title}</Text>
      <Text>{words(review)}</Text>
      <DialogActions>
        <Button onClick={onClose}>{common('close')}</Button>
      </DialogActions>
    </>
  )
}
