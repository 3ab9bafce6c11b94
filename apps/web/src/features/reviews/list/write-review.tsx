import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useKeptOpen } from '../../../app/browser-storage/use-kept-open.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { keepReturnPath } from '../../../app/session/return-path.ts'
import { useSessionState } from '../../../app/session/session.ts'
import { AddReviewDialog } from '../form/add-review-dialog.tsx'
import { queryOf, type ReviewedSubject } from '../review-types.ts'

/** The way to write a review: the dialog, or signing in first. */
export function WriteReview({ of }: { of: ReviewedSubject }) {
  const t = useT('reviews')
  const { latestLocation } = useRouter()
  const isSignedIn = useSessionState() === 'signed-in'
  const form = useKeptOpen(`reviewing of ${of.kind} ${of.id}`)
  if (!isSignedIn) {
    return (
      <ButtonLink to="/sign-in" variant="default" onClick={() => keepReturnPath(latestLocation.href)}>
        {t('signInToWrite')}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button onClick={form.open}>{t('write')}</Button>
      {form.isOpen && <AddReviewDialog query={queryOf(of)} onClose={form.close} />}
    </>
  )
}
