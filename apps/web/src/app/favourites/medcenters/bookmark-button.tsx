import { ActionIcon } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { isComplete, useProfile } from '../../people/profile.ts'
import { keepReturnPath } from '../../session/return-path.ts'
import { useSessionState } from '../../session/session.ts'
import classes from './bookmark-button.module.css'
import { useBookmark } from './use-bookmark.ts'
import type { MedcenterToBookmark } from './use-favourite-medcenters.ts'

/**
 * Adds a medical centre to the favourites or removes it. Guests are led to the sign-in, and users without a name or a
 * birthday to their profile (product §5, bookmarks); both come back here.
 */
export function BookmarkButton({ medcenter }: { medcenter: MedcenterToBookmark }) {
  const t = useT('medcenters')
  const { latestLocation } = useRouter()
  const isSignedIn = useSessionState() === 'signed-in'
  const { data: profile } = useProfile()
  const { isKept, change, refusal } = useBookmark(medcenter)
  const look = {
    variant: 'subtle',
    size: 44,
    'aria-label': t('bookmark.label', { name: medcenter.branch }),
  }
  if (!isSignedIn || (profile && !isComplete(profile))) {
    const to = isSignedIn ? '/profile/edit' : '/sign-in'
    return (
      <ActionIcon
        {...look}
        renderRoot={props => <Link to={to} {...props} onClick={() => keepReturnPath(latestLocation.href)} />}
      >
        <IconHeart size={24} aria-hidden />
      </ActionIcon>
    )
  }
  const Heart = isKept ? IconHeartFilled : IconHeart
  return (
    <>
      <ActionIcon {...look} aria-pressed={isKept} onClick={change}>
        <Heart size={24} aria-hidden />
      </ActionIcon>
      {refusal && (
        <div className={classes.refusal}>
          <RefusalBlock refusal={refusal} />
        </div>
      )}
    </>
  )
}
