import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { peopleWithoutConsent } from '../../../app/consent/people-without-consent.ts'
import type { Profile } from '../../../app/people/profile.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'

/** Without consent nobody can be booked; the notice says so before a booking is tried. */
export function ConsentNotice({ profile }: { profile: Profile }) {
  const t = useT('family')
  const needed = peopleWithoutConsent(profile, civilDateOf(Date.now()))
  if (needed.length === 0) return null
  const names = needed.map(({ name, isMe }) => (isMe ? t('consentOfMe') : (name ?? t('unnamed')))).join(', ')
  return (
    <Notice>
      <span>{t('consentNeeded', { names })}</span>
      <ButtonLink to="/consent" variant="default">
        {t('giveConsent')}
      </ButtonLink>
    </Notice>
  )
}
