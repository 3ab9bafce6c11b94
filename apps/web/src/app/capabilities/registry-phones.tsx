import { Text } from '@mantine/core'
import type { DeclineCode } from '@vizit/domain/booking/decline-code.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import type { Candidate } from './order-members.ts'

/** Reasons (decisions D2) whose next step is to call the registry. */
const atRegistry: ReadonlySet<number> = new Set<DeclineCode>([2, 4, 9, 12, 14])

interface RegistryPhonesProps {
  people: readonly Pick<Candidate, 'allowed' | 'reasons'>[]
  /** Of the branch, separated by semicolons. */
  phones: string
}

/** The remedy of whatever the registry alone can settle, and where nobody can be booked: once for all (product §6). */
export function RegistryPhones({ people, phones }: RegistryPhonesProps) {
  const t = useT('capabilities')
  const isNeeded =
    people.every(({ allowed }) => !allowed) ||
    people.some(({ reasons }) => reasons.some(({ code }) => atRegistry.has(code)))
  if (!isNeeded || phones.trim() === '') return null
  return (
    <div>
      <Text size="sm">{t('registry')}</Text>
      <PhoneLinks phones={phones} />
    </div>
  )
}
