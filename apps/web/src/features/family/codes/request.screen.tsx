import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useState } from 'react'
import { keepDraft, readDraft } from '../../../app/drafts.ts'
import { TextLink } from '../../../app/router-links.tsx'
import { FamilyFrame } from '../family-frame.tsx'
import { type AdultRelKind, RelationField } from '../form/relation-field.tsx'
import { type Member, relativesOf } from '../member.ts'
import { CodeForm } from './code-form.tsx'

const REQUEST_DRAFT = 'familyRequest'

/** `/family/request`: joins by the code of a relative of any kind (product §2). */
export function RequestScreen() {
  const t = useT('family')
  return (
    <FamilyFrame title={t('request.title')}>
      {profile => (
        <>
          <Text>{t('request.text')}</Text>
          <RequestForm relatives={relativesOf(profile)} />
          <TextLink to="/family/share-code">{t('request.other')}</TextLink>
        </>
      )}
    </FamilyFrame>
  )
}

function RequestForm({ relatives }: { relatives: readonly Member[] }) {
  const t = useT('family')
  const [relKind, setRelKind] = useState<AdultRelKind | ''>(
    () => readDraft<{ relKind: AdultRelKind }>(REQUEST_DRAFT).relKind ?? '',
  )
  function choose(chosen: AdultRelKind) {
    setRelKind(chosen)
    keepDraft(REQUEST_DRAFT, { relKind: chosen })
  }
  return (
    <CodeForm relKind={relKind || null}>
      <RelationField
        label={t('request.relation')}
        kinds={['SPOUSE', 'PARENT', 'OTHER']}
        relatives={relatives}
        value={relKind}
        onChoose={choose}
      />
    </CodeForm>
  )
}
