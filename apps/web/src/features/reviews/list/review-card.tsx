import { Text } from '@mantine/core'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import type { ReactNode } from 'react'
import type { OwnReview, Review } from '../review-types.ts'
import classes from '../reviews.module.css'

interface ReviewCardProps {
  review: Review | OwnReview
  /** What the review is about, where the page does not say it. */
  about: string
  /** Before the text, for its author. */
  state?: ReactNode
  /** The buttons. */
  children?: ReactNode
}

/** A review with its author, date and mark, and the answer of the medical centre. */
export function ReviewCard({ review, about, state, children }: ReviewCardProps) {
  const t = useT('reviews')
  const format = useFormat()
  const { author, date, text, answer, isEdited } = review
  return (
    <Surface>
      <article className={classes.card}>
        <header className={classes.head}>
          <Text fw={600}>{author ?? t('anonymous')}</Text>
          <Text c="dimmed" size="sm">
            <time dateTime={date}>{format.shortDate(date)}</time>
            {isEdited && `, ${t('edited')}`}
          </Text>
          {'isDemo' in review && review.isDemo && <DemoBadge />}
          {'isVerifiedVisit' in review && review.isVerifiedVisit && (
            <Text size="sm" className={classes.verified}>
              <IconRosetteDiscountCheck size={18} aria-hidden />
              {t('verified')}
            </Text>
          )}
        </header>
        <Text c="dimmed" size="sm">
          {about}
        </Text>
        {state}
        <Text className={classes.text}>{text}</Text>
        {answer && (
          <div className={classes.answer}>
            <Text fw={600} size="sm">
              {t('answer', { date: format.shortDate(answer.date) })}
            </Text>
            {answer.isToFormerText && (
              <Text c="dimmed" size="sm">
                {t('answerToFormerText')}
              </Text>
            )}
            <Text className={classes.text}>{answer.text}</Text>
          </div>
        )}
        {children && <div className={classes.actions}>{children}</div>}
      </article>
    </Surface>
  )
}
