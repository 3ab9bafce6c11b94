import { useRouter } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { DoctorsSearch } from '../../../app/doctor/doctors-search.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import { keepReturnPath } from '../../../app/session/return-path.ts'

/** Bookmarks need an account: leads a guest to the sign-in, and back to the bookmarks of this list. */
export function SignInForBookmarks({ search }: { search: DoctorsSearch }) {
  const t = useT('doctors')
  const router = useRouter()
  const keep = () => {
    const { href } = router.buildLocation({ to: '/doctors', search: { ...search, bookmarked: '1' } })
    keepReturnPath(href)
  }
  return (
    <TextLink to="/sign-in" onClick={keep}>
      {t('signInForBookmarks')}
    </TextLink>
  )
}
