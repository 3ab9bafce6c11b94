import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'

/** An adult relative has not given consent, and only they can: what the user can ask of them. */
export function ConsentOfRelative({ name }: { name: string }) {
  const t = useT('booking')
  return (
    <div role="alert">
      <Text fw={600}>{t('consentOfRelative', { name })}</Text>
      <Text>{t('consentOfRelativeNext')}</Text>
    </div>
  )
}
