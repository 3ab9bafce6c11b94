import { IconDevices } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'

/** A link from the profile to the account's devices. */
export function DevicesLink() {
  const t = useT('devices')
  return (
    <ButtonLink to="/profile/devices" variant="default" leftSection={<IconDevices size={20} aria-hidden />}>
      {t('link')}
    </ButtonLink>
  )
}
