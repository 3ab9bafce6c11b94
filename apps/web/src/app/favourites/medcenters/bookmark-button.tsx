import { ActionIcon } from '@mantine/core'
import { IconHeart } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { isSecondTap } from '@vizit/ui/form/is-second-tap.ts'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useEffect } from 'react'
import { isComplete, useProfile } from '../../people/profile.ts'
import { useSessionState } from '../../session/session.ts'
import { BookmarkLink } from '../bookmark-link.tsx'
import { takeWantedBookmark } from '../wanted-bookmark.ts'
import classes from './bookmark-button.module.css'
import { useBookmark } from './use-bookmark.ts'
import type { MedcenterToBookmark } from './use-favourite-medcenters.ts'

/**
 * Adds a medical centre to the favourites or removes it. Guests are led to the sign-in, and users without a name or a
 * birthday to their profile (product §5, bookmarks); both come back here.
 */
export function BookmarkButton({ medcenter }: { medcenter: MedcenterToBookmark }) {
  const t = useT('medcenters')
  const isSignedIn = useSessionState() === 'signed-in'
  const { data: profile } = useProfile()
  const { isKnown, isKept, change, refusal } = useBookmark(medcenter)
  const canKeep = isKnown && profile !== undefined && isComplete(profile)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is possible
  useEffect(() => {
    if (canKeep && takeWantedBookmark({ kind: 'medcenter', id: medcenter.branchId }) && !isKept) change()
  }, [canKeep])
  const label = t('bookmark.label', { name: medcenter.branch })
  if (!isSignedIn || (profile && !isComplete(profile))) {
    const wanted = { kind: 'medcenter', id: medcenter.branchId } as const
    if (isSignedIn) return <BookmarkLink to="/profile/edit" label={label} wanted={wanted} />
    return (
      <BookmarkLink to="/sign-in" label={t('bookmark.signIn', { name: medcenter.branch })} wanted={wanted} />
    )
  }
  return (
    <>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={label}
        aria-pressed={isKept}
        onClick={click => isSecondTap(click) || change()}
      >
        <IconHeart size={24} fill={isKept ? 'currentColor' : 'none'} aria-hidden />
      </ActionIcon>
      {refusal && (
        <div className={classes.refusal}>
          <RefusalBlock refusal={refusal} />
        </div>
      )}
    </>
  )
}
