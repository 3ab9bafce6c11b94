import { useSearch } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'

interface JoinWaitlistLinkProps {
  /** Of whoever has no free time; without it whoever gives the chosen service. */
  doctor?: { readonly id: string; readonly fullName: string; readonly providerCode: string }
}

/** Where nobody is free: wait for time, of the service and at the branch that are chosen in the address. */
export function JoinWaitlistLink({ doctor }: JoinWaitlistLinkProps) {
  const t = useT('timeslot')
  const { clinic, service, branch } = useSearch({ strict: false })
  const search = {
    clinic: doctor?.providerCode ?? clinic,
    doctor: doctor?.id,
    service,
    branch,
  }
  if (!search.clinic || !(search.doctor || search.service)) return null
  return (
    <ButtonLink
      to="/waitlist/join"
      search={Object.fromEntries(Object.entries(search).filter(([, value]) => value))}
      variant="light"
      {...(doctor ? { 'aria-label': `${t('tellMe')}. ${doctor.fullName}` } : {})}
    >
      {t('tellMe')}
    </ButtonLink>
  )
}
