import { Button, Text, Title } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { priceAtBranches } from '@vizit/domain/services/price-at-branches.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Details } from '@vizit/ui/person/details.tsx'
import { useState } from 'react'

const SHOWN = 5

/** The doctor's services with informative prices (product §1); nothing if no services are known. */
export function DoctorServices({ doctor }: { doctor: Answer<'listPhysicians'>[number] }) {
  const t = useT('places')
  const format = useFormat()
  const [all, setAll] = useState(false)
  // Where it can be booked, or if nowhere, where it is given.
  function branchesOf(serviceId: string): string[] {
    const giving = doctor.worksAt.filter(place =>
      place.serviceMappings.some(one => one.serviceId === serviceId),
    )
    const online = giving.filter(({ onlineBooking }) => onlineBooking)
    return (online.length > 0 ? online : giving).map(({ branchId }) => branchId)
  }
  const given = new Set(
    doctor.worksAt.flatMap(place => place.serviceMappings.map(({ serviceId }) => serviceId)),
  )
  const { data } = useCallQuery(
    'listServices',
    { params: { provider: doctor.providerCode }, query: { doctorId: doctor.id } },
    { enabled: given.size > 0, staleTime: 300_000 },
  )
  const services = data?.services.filter(({ id, hidden }) => given.has(id) && !hidden) ?? []
  if (services.length === 0) return null
  const shown = all ? services : services.slice(0, SHOWN)
  return (
    <section>
      <Title order={2}>{t('services')}</Title>
      <Details
        rows={shown.map(service => [
          service.name,
          format.price(priceAtBranches(service, branchesOf(service.id))) ?? '—',
        ])}
      />
      <Text c="dimmed" size="sm">
        {t('pricesInform')}
      </Text>
      {services.length > SHOWN && (
        <Button variant="subtle" px="xs" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('showFewer') : t('showAll', { count: services.length })}
        </Button>
      )}
    </section>
  )
}
