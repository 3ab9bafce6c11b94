import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'

/** The phones of a registry, separated by semicolons, under their heading; nothing if there are none. */
export function PhonesOfRegistry({ phones }: { phones: string }) {
  const t = useT('timeslot')
  if (phones.trim() === '') return null
  return (
    <>
      <Text size="sm">{t('registryPhones')}</Text>
      <PhoneLinks phones={phones} />
    </>
  )
}
