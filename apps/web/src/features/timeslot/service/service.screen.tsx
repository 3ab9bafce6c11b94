import { useLocation, useSearch } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import type { ReactNode } from 'react'
import { ClinicSuspended } from '../../../app/provider/clinic-suspended.tsx'
import { useProvider } from '../../../app/provider/provider-choice.ts'
import { useCollapsedChoice } from '../choice-summary/use-collapsed-choice.ts'
import { BookingKind } from '../kind/booking-kind.tsx'
import { MyDoctorsLink } from './my-doctors-link.tsx'
import { ServiceBrowser } from './service-browser.tsx'

interface ServiceScreenProps {
  favourites: ReactNode
  providerChoice: ReactNode
}

/** Find a service, its price and a free time (product §2, "Service booking"). */
export function ServiceScreen({ favourites, providerChoice }: ServiceScreenProps) {
  const t = useT('service')
  const provider = useProvider()
  const { service, mine } = useSearch({ strict: false })
  const fold = useCollapsedChoice(service !== undefined)
  const { refused } = useLocation({ select: location => location.state })
  const isMine = mine !== undefined
  return (
    <Screen title={isMine ? t('titleMine') : t('title')} wide>
      {!fold.folded && !isMine && <BookingKind current="/service" />}
      {refused && <RefusalBlock refusal={refused} />}
      {provider && <ClinicSuspended provider={provider} />}
      {!fold.folded && !isMine && favourites}
      {provider && !fold.folded && <MyDoctorsLink provider={provider} isMine={isMine} />}
      {!fold.folded && !isMine && providerChoice}
      {provider && <ServiceBrowser key={provider} provider={provider} mine={isMine} fold={fold} />}
    </Screen>
  )
}
