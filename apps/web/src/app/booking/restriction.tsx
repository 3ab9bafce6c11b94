import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import type { DeclineCode } from '@vizit/domain/booking/decline-code.ts'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { declineText } from './decline-text.ts'
import { MembersOnly } from './members-only.tsx'
import { PhonesOfRegistry } from './phones-of-registry.tsx'

type Policy = Answer<'listAssignments'>[number]['bookingPolicy']

/** Shown before a visitor is identified. Doctors who are booked only through the registry offer no times at all. */
const declines: Partial<Record<Policy, DeclineCode>> = { programme: 7, 'second-visit': 9 }

interface RestrictionProps {
  policy: Policy
  /** The phones of the branch, separated by semicolons. */
  phones: string
  /** True where the way to sign in stands beside. */
  hasSignIn?: boolean
}

/** Whom a doctor accepts online, and the registry's phones for all others (product §6). */
export function Restriction({ policy, phones, hasSignIn = false }: RestrictionProps) {
  const texts = useTexts()
  const code = declines[policy]
  if (code === undefined) return null
  const { reason, next } = declineText(texts, { code, message: texts.area('decline')(`${code}.reason`) })
  return (
    <div>
      {policy === 'programme' ? (
        <MembersOnly reason={reason} hasSignIn={hasSignIn} />
      ) : (
        <Text>
          <strong>{reason}</strong> {next}
        </Text>
      )}
      <PhonesOfRegistry phones={phones} />
    </div>
  )
}
