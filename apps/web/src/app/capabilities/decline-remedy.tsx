import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { TextLink } from '../router-links.tsx'
import { SupportLink } from '../support/support-link.tsx'
import type { Candidate } from './order-members.ts'

interface DeclineRemedyProps {
  /** Of a decline reason (decisions D2). */
  code: number
  person: Pick<Candidate, 'profileId' | 'relKind'>
}

/** Where what stands in the way of booking can be mended here and now; nothing where only words help. */
export function DeclineRemedy({ code, person }: DeclineRemedyProps) {
  const t = useT('capabilities')
  switch (code) {
    case 0:
      return (
        <TextLink underline="always" to="/family">
          {t('family')}
        </TextLink>
      )
    case 3:
      return <SupportLink variant="default" />
    case 5:
      return (
        <TextLink underline="always" to="/family/add-child">
          {t('addChild')}
        </TextLink>
      )
    case 6:
      if (person.relKind === 'ME')
        return (
          <TextLink underline="always" to="/profile/edit">
            {t('fillProfile')}
          </TextLink>
        )
      return person.relKind === 'CHILD' ? (
        <TextLink underline="always" to="/family">
          {t('editChild')}
        </TextLink>
      ) : null
    case 12:
      return (
        <TextLink underline="always" to="/visits/missed" search={{ profile: person.profileId }}>
          {t('missedVisits')}
        </TextLink>
      )
    default:
      return null
  }
}
