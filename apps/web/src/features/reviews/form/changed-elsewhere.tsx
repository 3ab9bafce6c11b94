import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import type { OwnReview } from '../review-types.ts'
import classes from '../reviews.module.css'

/** Says in the form of a review what it says since another tab or device has changed it. */
export function ChangedElsewhere({ review: { author, text } }: { review: OwnReview }) {
  const t = useT('reviews')
  return (
    <div role="alert">
      <Notice>
        <Text>{t('changedElsewhere')}</Text>
        <blockquote className={classes.quote}>
          <Text fw={600} size="sm">
            {author ?? t('anonymous')}
          </Text>
          <Text className={classes.text}>{text}</Text>
        </blockquote>
        <Text>{t('changedElsewhereNext')}</Text>
      </Notice>
    </div>
  )
}
