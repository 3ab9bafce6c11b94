import { Button, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useEffect, useRef } from 'react'
import { readDraft } from '../../../app/browser-storage/drafts.ts'
import { useKeptOpen } from '../../../app/browser-storage/use-kept-open.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { keepReturnPath } from '../../../app/session/return-path.ts'
import { useSessionState } from '../../../app/session/session.ts'
import { AddReviewDialog } from '../form/add-review-dialog.tsx'
import { queryOf, type ReviewedSubject, reviewDraft } from '../review-types.ts'
import classes from '../reviews.module.css'

/** Who may write a review, and the way to write one: the dialog, or signing in first. */
export function WriteReview({ of }: { of: ReviewedSubject }) {
  const isSignedIn = useSessionState() === 'signed-in'
  return isSignedIn ? <WriteOwnReview of={of} /> : <SignInToWrite />
}

function SignInToWrite() {
  const t = useT('reviews')
  const { latestLocation } = useRouter()
  return (
    <div className={classes.write}>
      <Text c="dimmed">{t('whoMay')}</Text>
      <ButtonLink to="/sign-in" variant="default" onClick={() => keepReturnPath(latestLocation.href)}>
        {t('signInToWrite')}
      </ButtonLink>
    </div>
  )
}

function WriteOwnReview({ of }: { of: ReviewedSubject }) {
  const t = useT('reviews')
  const form = useKeptOpen(`reviewing of ${of.kind} ${of.id}`)
  const query = queryOf(of)
  const { data: visits } = useCallQuery('listReviewableVisits', { query })
  // What somebody has begun to write is not taken away.
  const hasBegun = form.isOpen || Boolean(readDraft<{ text: string }>(reviewDraft(query)).text)
  const isNothing = visits?.length === 0 && !hasBegun
  const said = useRef<HTMLParagraphElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (form.isOpen) wasOpen.current = true
    // The button that opened the form, to which the focus would return, is gone with the last visit.
    else if (isNothing && wasOpen.current && document.activeElement === document.body)
      said.current?.focus({ preventScroll: true })
  }, [form.isOpen, isNothing])
  if (isNothing) {
    return (
      <Text ref={said} tabIndex={-1} c="dimmed">
        {t('whoMay')} {t('noVisits')}
      </Text>
    )
  }
  return (
    <>
      <Button onClick={form.open}>{t('write')}</Button>
      {form.isOpen && <AddReviewDialog query={query} onClose={form.close} />}
    </>
  )
}
