import { IconMessageCircle } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'

/** A link from the profile to the account's reviews. */
export function OwnReviewsLink() {
  const t = useT('reviews')
  return (
    <ButtonLink
      to="/profile/reviews"
      variant="default"
      leftSection={<IconMessageCircle size={20} aria-hidden />}
    >
      {t('mine')}
    </ButtonLink>
  )
}
