import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useProgrammeName } from '../../../app/cover/use-programme-options.ts'
import { usePatientOfVisit } from '../../../app/people/use-patient-of-visit.ts'
import { useChangeCutOff } from '../../../app/visit/use-change-cut-off.ts'
import { useHasPayers } from '../use-has-payers.ts'
import { usePartsOfPrice } from '../use-parts-of-price.ts'
import type { Visit } from '../visit-types.ts'
import classes from './visit-card.module.css'

/** Says that the booking succeeded, and what comes next. */
export function JustBooked({ visit }: { visit: Visit }) {
  const t = useT('visits')
  const cutOff = useChangeCutOff()
  const of = usePatientOfVisit()(visit)
  function title() {
    if (of === null) return t('booked')
    return of.whom === null ? t('bookedFor', { patient: of.patient }) : t('bookedWhom', { whom: of.whom })
  }
  return (
    <div className={classes.booked}>
      <Text fw={650}>{title()}</Text>
      <Text>{t('bookedNext')}</Text>
      <WhoPays visit={visit} />
      {visit.isManageable && <Text>{t('changeUntil', { count: cutOff })}</Text>}
    </div>
  )
}

/** Says that the move succeeded, and who pays for the visit now. */
export function JustMoved({ visit }: { visit: Visit }) {
  const t = useT('visits')
  return (
    <div className={classes.booked}>
      <Text fw={650}>{t('moved')}</Text>
      <WhoPays visit={visit} />
    </div>
  )
}

/** Who pays, in one line of a card, where there was a choice; of a past visit what was booked, since its invoices may say otherwise. */
export function PayerOfCard({ visit }: { visit: Visit }) {
  const t = useT('visits')
  const hasPayers = useHasPayers(visit)
  const { covererCode, isPast } = visit
  const name = useProgrammeName(covererCode ?? undefined)
  if (!hasPayers || (isPast && covererCode === null)) return null
  const words =
    covererCode === null
      ? t('payOwn')
      : t(isPast ? 'payBooked' : 'payProgramme', { coverer: name ?? covererCode })
  return <p className={classes.aside}>{words}</p>
}

/** Where there was a choice: what was taken is seen before the cash desk. */
function WhoPays({ visit }: { visit: Visit }) {
  const t = useT('visits')
  const hasPayers = useHasPayers(visit)
  const parts = usePartsOfPrice()(visit)
  const { covererCode } = visit
  const name = useProgrammeName(covererCode ?? undefined)
  if (!hasPayers) return null
  if (covererCode === null) return <Text>{t('payOwn')}</Text>
  return <Text>{[t('payProgramme', { coverer: name ?? covererCode }), parts].filter(Boolean).join(' ')}</Text>
}
