import { IconMapPin } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { joinBranchAndAddress } from '@vizit/i18n/format/join-branch-and-address.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { FactLine } from '@vizit/ui/screen/fact-line.tsx'
import { FactsCard } from '@vizit/ui/screen/facts-card.tsx'
import { useVisitTime } from '../../../app/visit/use-visit-time.ts'
import { VisitTime } from '../../../app/visit/visit-time.tsx'
import { BookAgain } from '../details/book-again.tsx'
import type { Visit } from '../visit-types.ts'
import classes from './visit-card.module.css'
import { VisitPatient } from './visit-patient.tsx'

interface CancelledVisitCardProps {
  visit: Visit
  /** The patient's short name, and the address of their photo. */
  name: string
  photoUrl: string | null
}

/** A cancelled visit in the history: what it was, and how to book it again. */
export function CancelledVisitCard({ visit, name, photoUrl }: CancelledVisitCardProps) {
  const t = useT('visits')
  const time = useVisitTime()(visit.startDate)
  return (
    <FactsCard className={classes.card}>
      <div className={classes.head}>
        <VisitTime time={time} />
      </div>
      <div>
        <h2 className={classes.title}>
          <Link to="/visits/$orderId" params={{ orderId: visit.orderId }} className={classes.link}>
            {visit.serviceName ?? visit.speciality}
          </Link>
        </h2>
        <p className={classes.words}>{visit.physicianName}</p>
      </div>
      <FactLine icon={<IconMapPin size={20} aria-hidden />}>
        {joinBranchAndAddress(visit.branchName, visit.branchAddress)}
      </FactLine>
      <VisitPatient name={name} photoUrl={photoUrl} />
      <p className={classes.aside}>{t('status.cancelled')}</p>
      <BookAgain visit={visit} />
    </FactsCard>
  )
}
