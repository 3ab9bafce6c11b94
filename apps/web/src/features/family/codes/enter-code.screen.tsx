import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { TextLink } from '../../../app/router-links.tsx'
import { FamilyFrame } from '../family-frame.tsx'
import { hasPlaceFor } from '../family-places.ts'
import { relativesOf } from '../member.ts'
import { NoPlace } from '../no-place.tsx'
import { CodeForm } from './code-form.tsx'

/** `/family/enter-code`: joins the family of a spouse by the code that they show (product §2). */
export function EnterCodeScreen() {
  const t = useT('family')
  return (
    <FamilyFrame title={t('enterCode.title')}>
      {profile =>
        hasPlaceFor('SPOUSE', relativesOf(profile)) ? (
          <>
            <Text>{t('enterCode.text')}</Text>
            <CodeForm relKind="SPOUSE" />
            <TextLink to="/family/request">{t('enterCode.other')}</TextLink>
          </>
        ) : (
          <>
            <NoPlace relKind="SPOUSE" />
            <TextLink to="/family/request">{t('enterCode.other')}</TextLink>
          </>
        )
      }
    </FamilyFrame>
  )
}
