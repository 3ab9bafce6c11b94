import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useReviewFilter } from './use-review-filter.ts'

/** Says that a public review is the reader's own, and leads to the buttons that change and delete it. */
export function OwnReviewMark() {
  const t = useT('reviews')
  const { show } = useReviewFilter()
  return (
    <>
      <Text size="sm">{t('yours')}</Text>
      <Button variant="subtle" size="compact-md" onClick={() => show('mine')}>
        {t('toMine')}
      </Button>
    </>
  )
}
