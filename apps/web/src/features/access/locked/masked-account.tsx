import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Details } from '@vizit/ui/person/details.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import type { Profile } from '../../../app/people/profile.ts'

/** The masked data of the account that a waiting device may see, and the device number that support asks for. */
export function MaskedAccount({ profile }: { profile: Profile }) {
  const t = useT('access')
  const format = useFormat()
  const { maskedName = null, maskedEmail = null, deviceRef = '' } = profile.profileAttributes ?? {}
  const rows: [string, string][] = [
    [t('check.name'), [maskedName, format.phone(profile.primaryPhone)].filter(Boolean).join(', ')],
  ]
  if (maskedEmail) rows.push([t('check.email'), maskedEmail])
  rows.push([t('deviceRef'), deviceRef])
  return (
    <Surface>
      <Details rows={rows} />
    </Surface>
  )
}
