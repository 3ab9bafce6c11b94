import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { OwnReviews } from './own-reviews.tsx'

/** `/profile/reviews`: the account's reviews. */
export function OwnReviewsScreen() {
  const t = useT('reviews')
  return (
    <Screen title={t('mine')}>
      <Text c="dimmed">{t('mineHint')}</Text>
      <OwnReviews query={{}} />
    </Screen>
  )
}
