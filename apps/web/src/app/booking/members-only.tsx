import { Text } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useProfile } from '../people/profile.ts'
import { programmesOf } from '../people/programmes-of.ts'
import { TextLink } from '../router/router-links.tsx'
import { keepReturnPath } from '../session/return-path.ts'
import { useSessionState } from '../session/session.ts'

/** A doctor for members of programmes: a guest signs in, whoever has none links one, and comes back here. */
export function MembersOnly({ reason, hasSignIn }: { reason: string; hasSignIn: boolean }) {
  const t = useT('decline')
  const { href } = useLocation()
  const isSignedIn = useSessionState() === 'signed-in'
  const { data: profile } = useProfile()
  if (!isSignedIn)
    return (
      <>
        <Text>
          <strong>{reason}</strong> {t('7.nextGuest')}
        </Text>
        {!hasSignIn && (
          <TextLink underline="always" to="/sign-in" onClick={() => keepReturnPath(href)}>
            {t('7.signIn')}
          </TextLink>
        )}
      </>
    )
  const isMember = programmesOf(profile).length > 0
  return (
    <>
      <Text>
        <strong>{reason}</strong> {!isMember && t('7.nextLink')}
      </Text>
      {!isMember && (
        <TextLink underline="always" to="/programmes" onClick={() => keepReturnPath(href)}>
          {t('7.programmes')}
        </TextLink>
      )}
    </>
  )
}
