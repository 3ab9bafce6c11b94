import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { TextLink } from '../../../app/router-links.tsx'
import { FamilyFrame } from '../family-frame.tsx'
import { hasPlaceFor } from '../family-places.ts'
import { relativesOf } from '../member.ts'
import { NoPlace } from '../no-place.tsx'
import { OwnCode } from './own-code.tsx'

/** `/family/join`: one's own code for the spouse, who joins with it (product §2). */
export function JoinScreen() {
  const t = useT('family')
  return (
    <FamilyFrame title={t('invite.title')}>
      {profile =>
        hasPlaceFor('SPOUSE', relativesOf(profile)) ? (
          <>
            <Text>{t('invite.text')}</Text>
            <OwnCode relKind="SPOUSE" />
            <Text c="dimmed">{t('invite.what')}</Text>
            <TextLink to="/family/enter-code">{t('invite.other')}</TextLink>
          </>
        ) : (
          <NoPlace relKind="SPOUSE" />
        )
      }
    </FamilyFrame>
  )
}
