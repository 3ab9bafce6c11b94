import { IconHeart } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ButtonLink } from '../router/router-links.tsx'
import { keepReturnPath } from '../session/return-path.ts'

/** Shown to a guest instead of a list of bookmarks: the sign-in, and back here. */
export function BookmarksOfGuest({ title }: { title: string }) {
  const t = useT('navigation')
  const { latestLocation } = useRouter()
  return (
    <EmptyState
      icon={<IconHeart size={32} />}
      title={title}
      action={
        <ButtonLink to="/sign-in" onClick={() => keepReturnPath(latestLocation.href)}>
          {t('signIn')}
        </ButtonLink>
      }
    />
  )
}
