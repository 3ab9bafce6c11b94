import { Text, Title } from '@mantine/core'
import { IconMapPin, IconUser } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { joinBranchAndAddress } from '@vizit/i18n/format/join-branch-and-address.ts'
import { FactLine } from '@vizit/ui/screen/fact-line.tsx'
import { useVisitTime } from '../../app/visit/use-visit-time.ts'
import { VisitTime } from '../../app/visit/visit-time.tsx'

/** The time, service, doctor, place and patient. */
export function VisitFacts({ visit }: { visit: Answer<'showGuestVisit'> }) {
  const time = useVisitTime()(visit.startDate)
  return (
    <>
      <VisitTime time={time} />
      <div>
        <Title order={2}>{visit.serviceName ?? visit.speciality}</Title>
        <Text>{visit.physicianName}</Text>
        {visit.serviceName && <Text c="dimmed">{visit.speciality}</Text>}
      </div>
      <FactLine icon={<IconMapPin size={20} aria-hidden />}>
        {joinBranchAndAddress(visit.branchName, visit.branchAddress)}
      </FactLine>
      <FactLine icon={<IconUser size={20} aria-hidden />}>{visit.customerFirstName}</FactLine>
    </>
  )
}
