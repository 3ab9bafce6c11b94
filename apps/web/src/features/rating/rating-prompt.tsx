import { Button, Text } from '@mantine/core'
import { asksForRating, type RatingAnswer } from '@vizit/domain/installation/rating-prompt.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { useState } from 'react'
import { useConfig } from '../../app/api/use-config.ts'
import { useSyncedList } from '../../app/lists/use-synced-list.ts'
import { visitsSource } from '../../app/visit/visits-source.ts'
import { keepRatingAnswer, ratingAnswer } from './stored-rating-answer.ts'

/** Asks a patient after a visit to rate the app (product §2, "app-rating prompt"). */
export function RatingPrompt() {
  const t = useT('install')
  const address = useConfig().data?.feedbackAddress ?? null
  const { list } = useSyncedList(visitsSource)
  const [kept, setKept] = useState(ratingAnswer)
  const visitEnds = (list?.items ?? []).filter(tookPlace).map(({ endDate }) => Date.parse(endDate))
  if (address === null || !asksForRating({ address, visitEnds, kept, now: Date.now() })) return null

  const answer = (given: RatingAnswer['answer']) => {
    const said = { answer: given, at: Date.now() }
    keepRatingAnswer(said)
    setKept(said)
  }
  return (
    <Dialog title={t('rating.title')} onClose={() => answer('later')}>
      <Text>{t('rating.text')}</Text>
      <DialogActions>
        <Button variant="default" onClick={() => answer('never')}>
          {t('rating.never')}
        </Button>
        <Button variant="default" onClick={() => answer('later')}>
          {t('rating.later')}
        </Button>
        <Button component="a" href={address} target="_blank" rel="noopener" onClick={() => answer('rated')}>
          {t('rating.rate')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Most clinics report only the visits that did not take place. */
const tookPlace = ({ status }: { status: string }) => status !== 'missed' && status !== 'cancelled'
