import { Button } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { splitFullName } from '@vizit/domain/person/full-name.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { useProvider } from '../../../app/provider-choice.ts'
import { formOf, type ProfileForm } from './profile-form.ts'

/** What a clinic already knows of this phone saves the typing; it is never filled in unasked. */
export function KnownByClinic({ onFill }: { onFill: (known: ProfileForm) => void }) {
  const t = useT('profile')
  const format = useFormat()
  const providerCode = useProvider() ?? ''
  const { data } = useCallQuery(
    'discoverProfile',
    { query: { providerCode } },
    { enabled: providerCode !== '', staleTime: Number.POSITIVE_INFINITY },
  )
  const known = data?.patientData
  const name = known && splitFullName(known.fullNameRu)
  if (!known || !name) return null
  const { birthday, sex, fullNameRu } = known
  return (
    <Notice>
      <strong>{t('discovered.title')}</strong>
      <span>
        {birthday
          ? t('discovered.text', { name: fullNameRu, birthday: format.longDate(birthday) })
          : t('discovered.nameOnly', { name: fullNameRu })}
      </span>
      <Button variant="default" onClick={() => onFill(formOf({ ...name, birthday, sex }))}>
        {t('discovered.fill')}
      </Button>
    </Notice>
  )
}
