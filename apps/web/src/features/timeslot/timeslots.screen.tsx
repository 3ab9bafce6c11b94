import { useLocation, useSearch } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import type { ReactNode } from 'react'
import { ClinicSuspended } from '../../app/provider/clinic-suspended.tsx'
import { useProvider } from '../../app/provider/provider-choice.ts'
import { DoctorChoiceSummary } from './choice-summary/doctor-choice-summary.tsx'
import { useCollapsedChoice } from './choice-summary/use-collapsed-choice.ts'
import { DoctorBrowser } from './doctor-browser.tsx'
import { BookingKind } from './kind/booking-kind.tsx'

interface TimeslotsScreenProps {
  favourites: ReactNode
  providerChoice: ReactNode
}

/** The screen for finding a doctor and a free time (product §2, "Booking filter screen"). */
export function TimeslotsScreen({ favourites, providerChoice }: TimeslotsScreenProps) {
  const t = useT('timeslot')
  const provider = useProvider()
  const { doctor, branch, assignment, date } = useSearch({ strict: false })
  const fold = useCollapsedChoice(Boolean(doctor || assignment || (branch && date)))
  const { refused } = useLocation({ select: location => location.state })
  return (
    <Screen title={t('title')} wide>
      {!fold.folded && <BookingKind current="/timeslot" />}
      {refused && <RefusalBlock refusal={refused} />}
      {provider && <ClinicSuspended provider={provider} />}
      {provider && <DoctorChoiceSummary provider={provider} fold={fold} />}
      {!fold.folded && favourites}
      {!fold.folded && providerChoice}
      {provider && <DoctorBrowser key={provider} provider={provider} fold={fold} />}
    </Screen>
  )
}
