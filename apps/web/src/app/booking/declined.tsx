import { Text } from '@mantine/core'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { DeclineRemedy } from './decline-remedy.tsx'
import { declineText } from './decline-text.ts'
import type { Candidate } from './order-members.ts'
import { WhyNot } from './why-not.tsx'

interface DeclinedProps {
  person: Candidate
  name: string
  /** Called when the user leaves to solve the reason and will come back. */
  onLeave?: (() => void) | undefined
}

/** The decline reason with the highest weight and its remedy, and a link to the others (product §5). */
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
