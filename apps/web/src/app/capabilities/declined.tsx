import { Text } from '@mantine/core'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { DeclineRemedy } from './decline-remedy.tsx'
import { declineText } from './decline-text.ts'
import type { Candidate } from './order-members.ts'
import { WhyNot } from './why-not.tsx'

/** The weightiest reason why a person can't be booked with its remedy, and the way to the others (product §5). */
export function Declined({ person, name }: { person: Candidate; name: string }) {
  const texts = useTexts()
  const { reasons, shownReason } = person
  const declined = shownReason && declineText(texts, shownReason)
  return (
    <>
      {declined && (
        <Text>
          {declined.reason}
          {declined.next && ` ${declined.next}`} <DeclineRemedy code={shownReason.code} person={person} />
        </Text>
      )}
      {(reasons.length > 1 || !declined) && <WhyNot person={person} name={name} />}
    </>
  )
}
