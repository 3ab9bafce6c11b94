import { useSearch } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'

interface JoinWaitlistLinkProps {
  /** The doctor without free times; if absent, any doctor of the chosen service. */
  doctor?: { readonly id: string; readonly fullName: string; readonly providerCode: string }
}

/** Shown if there are no free times: a link to the waiting list for the service and branch of the address. */
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
