import { Text } from '@mantine/core'
import {
  IconBell,
  IconCalendarCheck,
  IconId,
  IconMessageCircle,
  IconShieldCheck,
  IconTestPipe,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { LinkRows, ScreenLink } from '../../app/link-rows/link-rows.tsx'
import { familyNeedsAttention, needsAttention, useProfile } from '../../app/people/profile.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { useSessionState } from '../../app/session/session.ts'

/** The screens of the account; a guest is told what signing in opens. */
export function AccountLinks() {
  const t = useT('other')
  const navigation = useT('navigation')
  const signedIn = useSessionState() === 'signed-in'
  const { data: profile } = useProfile()
  if (!signedIn) {
    return (
      <>
        <Text mb="md">{t('guest')}</Text>
        <ButtonLink to="/sign-in" fullWidth>
          {navigation('signIn')}
        </ButtonLink>
      </>
    )
  }
  const attention = navigation('needsAttention')
  return (
    <LinkRows>
      <ScreenLink
        to="/profile"
        icon={<IconUserCircle />}
        attention={profile && needsAttention(profile) && attention}
      >
        {navigation('profile')}
      </ScreenLink>
      <ScreenLink
        to="/family"
        icon={<IconUsers />}
        attention={profile && familyNeedsAttention(profile) && attention}
      >
        {navigation('family')}
      </ScreenLink>
      <ScreenLink to="/visits" icon={<IconCalendarCheck />}>
        {navigation('myVisits')}
      </ScreenLink>
      <ScreenLink to="/tests" icon={<IconTestPipe />}>
        {navigation('tests')}
      </ScreenLink>
      <ScreenLink to="/programmes" icon={<IconShieldCheck />}>
        {t('programmes')}
      </ScreenLink>
      <ScreenLink to="/reminders" icon={<IconBell />}>
        {t('reminders')}
      </ScreenLink>
      <ScreenLink to="/profile/reviews" icon={<IconMessageCircle />}>
        {t('reviews')}
      </ScreenLink>
      <ScreenLink to="/wallet" icon={<IconId />}>
        {navigation('card')}
      </ScreenLink>
    </LinkRows>
  )
}
