import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Profile } from '../../../app/people/profile.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import { FamilyFull } from '../family-full.tsx'
import { hasPlaceFor } from '../family-limits.ts'
import { relativesOf } from '../member.ts'
import { OwnCode } from './own-code.tsx'

interface ShowCodeProps {
  kind: 'SPOUSE' | 'OTHER'
  profile: Profile
}

/** The user's code for the spouse or another relative, and the effect of sharing it. */
export function ShowCode({ kind, profile }: ShowCodeProps) {
  const t = useT('family')
  if (kind === 'OTHER') {
    return (
      <>
        <Text>{t('shareCode.text')}</Text>
        <OwnCode relKind="OTHER" />
        <Text c="dimmed">{t('shareCode.what')}</Text>
        <TextLink to="/family/join" replace>
          {t('shareCode.spouse')}
        </TextLink>
      </>
    )
  }
  return (
    <>
      {hasPlaceFor('SPOUSE', relativesOf(profile)) ? (
        <>
          <Text>{t('invite.text')}</Text>
          <OwnCode relKind="SPOUSE" />
          <Text c="dimmed">{t('invite.what')}</Text>
        </>
      ) : (
        <FamilyFull relKind="SPOUSE" />
      )}
      <TextLink to="/family/share-code" replace>
        {t('invite.relative')}
      </TextLink>
    </>
  )
}
