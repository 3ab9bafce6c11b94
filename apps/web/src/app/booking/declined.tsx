import { Text } from '@mantine/core'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { DeclineRemedy } from './decline-remedy.tsx'
import { declineText } from './decline-text.ts'
import type { Candidate } from './order-members.ts'
import { WhyNot } from './why-not.tsx'

interface DeclinedProps {
  person: Candidate
  name: string
  /** The person goes to mend it, and comes back. */
  onLeave?: (() => void) | undefined
}

/** The weightiest reason why a person can't be booked with its remedy, and the way to the others (product §5). */
export function Declined({ person, name, onLeave }: DeclinedProps) {
  const texts = useTexts()
  const { reasons, shownReason } = person
  const declined = shownReason && declineText(texts, shownReason)
  return (
    <>
      {declined && (
        <Text>
          {declined.reason}
          {declined.next && ` ${declined.next}`}{' '}
          <DeclineRemedy reason={shownReason} person={person} onLeave={onLeave} />
        </Text>
      )}
      {(reasons.length > 1 || !declined) && <WhyNot person={person} name={name} onLeave={onLeave} />}
    </>
  )
}
