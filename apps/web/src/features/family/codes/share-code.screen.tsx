import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { TextLink } from '../../../app/router-links.tsx'
import { FamilyFrame } from '../family-frame.tsx'
import { OwnCode } from './own-code.tsx'

/** `/family/share-code`: one's own code for a parent or another relative (product §2). */
export function ShareCodeScreen() {
  const t = useT('family')
  return (
    <FamilyFrame title={t('shareCode.title')}>
      {() => (
        <>
          <Text>{t('shareCode.text')}</Text>
          <OwnCode relKind="OTHER" />
          <Text c="dimmed">{t('shareCode.what')}</Text>
          <TextLink to="/family/request">{t('shareCode.other')}</TextLink>
        </>
      )}
    </FamilyFrame>
  )
}
