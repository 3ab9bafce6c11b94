import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'

/** An adult relative has not agreed yet, and nobody can do it for them: what to ask of them. */
export function ConsentOfRelative({ name }: { name: string }) {
  const t = useT('booking')
  return (
    <div role="alert">
      <Text fw={600}>{t('consentOfRelative', { name })}</Text>
      <Text>{t('consentOfRelativeNext')}</Text>
    </div>
  )
}
