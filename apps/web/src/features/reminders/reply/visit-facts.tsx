import { IconMapPin, IconStethoscope, IconUser } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { joinBranchAndAddress } from '@vizit/i18n/format/join-branch-and-address.ts'
import { FactLine } from '@vizit/ui/screen/fact-line.tsx'
import { FactsCard } from '@vizit/ui/screen/facts-card.tsx'
import { useVisitTime } from '../../../app/visit/use-visit-time.ts'
import { VisitTime } from '../../../app/visit/visit-time.tsx'

/** Time, place, doctor and patient: the least that a person needs to decide. */
export function VisitFacts({ visit }: { visit: Answer<'readReply'> }) {
  const time = useVisitTime()(visit.startDate)
  const icon = { size: 20, 'aria-hidden': true } as const
  return (
    <FactsCard>
      <VisitTime time={time} />
      <FactLine icon={<IconMapPin {...icon} />}>
        {joinBranchAndAddress(visit.branchName, visit.branchAddress)}
      </FactLine>
      <FactLine icon={<IconStethoscope {...icon} />}>{visit.physicianName}</FactLine>
      {visit.customerFirstName && (
        <FactLine icon={<IconUser {...icon} />}>{visit.customerFirstName}</FactLine>
      )}
    </FactsCard>
  )
}
