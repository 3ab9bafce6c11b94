import { Text } from '@mantine/core'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { AllDeclineReasons } from './all-decline-reasons.tsx'
import { DeclineRemedy } from './decline-remedy.tsx'
import { declineText } from './decline-text.ts'
import type { Candidate } from './order-members.ts'

interface MainDeclineReasonProps {
  person: Candidate
  name: string
  /** Called when the user leaves to solve the reason and will come back. */
  onLeave?: (() => void) | undefined
}

/** The decline reason with the highest weight and its remedy, and a link to the others (product §5). */
export function MainDeclineReason({ person, name, onLeave }: MainDeclineReasonProps) {
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
      {(reasons.length > 1 || !declined) && (
        <AllDeclineReasons person={person} name={name} onLeave={onLeave} />
      )}
    </>
  )
}
