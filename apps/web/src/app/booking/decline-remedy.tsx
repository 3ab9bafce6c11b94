import { useLocation } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { TextLink } from '../router/router-links.tsx'
import { keepReturnPath } from '../session/return-path.ts'
import { SupportLink } from '../support/support-link.tsx'
import type { Candidate } from './order-members.ts'

interface DeclineRemedyProps {
  reason: Candidate['reasons'][number]
  person: Pick<Candidate, 'profileId'>
  /** Called when the user leaves to solve the reason and will come back. */
  onLeave?: (() => void) | undefined
}

/** The link or action that solves a decline reason and leads back; nothing if only the text can help. */
export function DeclineRemedy({ reason, person, onLeave }: DeclineRemedyProps) {
  const t = useT('capabilities')
  const { href } = useLocation()
  const link = { underline: 'always' } as const
  const andBack = {
    ...link,
    onClick() {
      keepReturnPath(href)
      onLeave?.()
    },
  }
  switch (reason.remedy) {
    case 'fill-profile':
      return (
        <TextLink {...andBack} to="/profile/edit">
          {t('fillProfile')}
        </TextLink>
      )
    case 'complete-child':
      return (
        <TextLink {...andBack} to="/family/edit-child" search={{ id: person.profileId }}>
          {t('editChild')}
        </TextLink>
      )
    case 'add-child':
      return (
        <TextLink {...andBack} to="/family/add-child">
          {t('addChild')}
        </TextLink>
      )
    case 'ask-relative':
      return (
        <TextLink {...link} to="/family">
          {t('family')}
        </TextLink>
      )
    case 'missed-visits':
      return (
        <TextLink {...link} to="/visits/missed" search={{ profile: person.profileId }}>
          {t('missedVisits')}
        </TextLink>
      )
    case 'link-programme':
      return (
        <TextLink {...andBack} to="/programmes">
          {t('programmes')}
        </TextLink>
      )
    case 'support':
      return <SupportLink variant="default" />
    default:
      return null
  }
}
