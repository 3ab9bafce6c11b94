import { useLocation } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { TextLink } from '../router/router-links.tsx'
import { keepReturnPath } from '../session/return-path.ts'
import type { Candidate } from './order-members.ts'

/**
 * Without consent nobody can be booked: shows how to give it and come back; an adult relative has to give it
 * themselves.
 */
export function ConsentNeeded({ of: { consent } }: { of: Pick<Candidate, 'consent'> }) {
  const t = useT('capabilities')
  const { href } = useLocation()
  if (consent === 'given') return null
  if (consent === 'theirs') return t('askConsent')
  return (
    <TextLink underline="always" to="/consent" onClick={() => keepReturnPath(href)}>
      {t('giveConsent')}
    </TextLink>
  )
}
