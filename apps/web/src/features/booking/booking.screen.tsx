import { IconCalendarOff } from '@tabler/icons-react'
import { useParams, useSearch } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useConfig } from '../../app/api/use-config.ts'
import { serviceSearch } from '../../app/booking/service-search.ts'
import { useProvider } from '../../app/provider/provider-choice.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { BookingForm } from './booking-form.tsx'
import type { GuestForm } from './guest-form.ts'
import { useServiceId } from './use-service-from-address.ts'

/** The booking form for a chosen timeslot (product §2, "Booking form"). */
export function BookingScreen({ GuestForm }: { GuestForm: GuestForm }) {
  const t = useT('booking')
  return (
    <Screen title={t('title')}>
      <ChosenTimeslot GuestForm={GuestForm} />
    </Screen>
  )
}

function ChosenTimeslot({ GuestForm }: { GuestForm: GuestForm }) {
  const t = useT('booking')
  const provider = useProvider()
  const config = useConfig()
  const { timeslotId: id = '' } = useParams({ strict: false })
  const serviceId = useServiceId()
  const search = useSearch({ strict: false })
  const { data, refusal, refetch } = useCallQuery(
    'showTimeslot',
    { params: { provider: provider ?? '', id }, query: serviceId ? { serviceId } : {} },
    // The form holds the slot itself; reading the slot again during that would only cause flicker.
    { enabled: provider !== null && id !== '', staleTime: 300_000 },
  )
  if (data) return <BookingForm key={id} timeslot={data} GuestForm={GuestForm} />
  if (refusal?.code === 'NOT_FOUND' || refusal?.code === 'INVALID_ARGUMENT') {
    return (
      <EmptyState
        icon={<IconCalendarOff size={32} />}
        title={t('gone')}
        hint={t('goneHint')}
        action={
          <ButtonLink
            {...(serviceId ? { to: '/service', search: serviceSearch(search) } : { to: '/timeslot' })}
          >
            {t('otherTime')}
          </ButtonLink>
        }
      />
    )
  }
  if (refusal) return <ErrorState refusal={refusal} retry={refetch} />
  // Without the configuration, the provider of this time is unknown.
  if (!provider && config.refusal) return <ErrorState refusal={config.refusal} retry={config.refetch} />
  return <CardSkeletons count={2} />
}
