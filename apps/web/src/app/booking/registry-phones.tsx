import { Text } from '@mantine/core'
import { callsRegistry } from '@vizit/domain/booking/remedy.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import type { Candidate } from './order-members.ts'

interface RegistryPhonesProps {
  people: readonly Pick<Candidate, 'allowed' | 'reasons'>[]
  /** Of the branch, separated by semicolons. */
  phones: string
}

/** The remedy of whatever the registry alone can settle, and where nothing else helps: once for all (product §6). */
export function RegistryPhones({ people, phones }: RegistryPhonesProps) {
  const t = useT('capabilities')
  if (!callsRegistry(people) || phones.trim() === '') return null
  return (
    <div>
      <Text size="sm">{t('registry')}</Text>
      <PhoneLinks phones={phones} />
    </div>
  )
}
