import { Text } from '@mantine/core'
import { hasToCallRegistry } from '@vizit/domain/booking/remedy.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import type { Candidate } from './order-members.ts'

interface RegistryPhonesProps {
  people: readonly Pick<Candidate, 'allowed' | 'reasons'>[]
  /** The phones of the branch, separated by semicolons. */
  phones: string
}

/** The registry's phones, shown once if it alone can solve the reasons or if nothing else helps (product §6). */
export function RegistryPhones({ people, phones }: RegistryPhonesProps) {
  const t = useT('capabilities')
  if (!hasToCallRegistry(people) || phones.trim() === '') return null
  return (
    <div>
      <Text size="sm">{t('registry')}</Text>
      <PhoneLinks phones={phones} />
    </div>
  )
}
