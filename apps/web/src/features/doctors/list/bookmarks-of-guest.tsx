import { IconHeart } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { keepReturnPath } from '../../../app/session/return-path.ts'

/** A link to bookmarks, opened by a guest: the sign-in, and back here. */
export function BookmarksOfGuest() {
  const t = useT('doctors')
  const { latestLocation } = useRouter()
  return (
    <EmptyState
      icon={<IconHeart size={32} />}
      title={t('signInForBookmarks')}
      action={
        <ButtonLink to="/sign-in" onClick={() => keepReturnPath(latestLocation.href)}>
          {t('signIn')}
        </ButtonLink>
      }
    />
  )
}
