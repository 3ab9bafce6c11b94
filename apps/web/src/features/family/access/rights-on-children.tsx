import { Text } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import type { Profile } from '../../../app/people/profile.ts'
import { relativesOf } from '../member.ts'
import { RightsCard } from './rights-card.tsx'

interface RightsOnChildrenProps {
  relativeId: string
  name: string
  me: Profile
}

/** The relative's rights on each child, for example for a grandmother who takes the child to the doctor. */
export function RightsOnChildren({ relativeId, name, me }: RightsOnChildrenProps) {
  const t = useT('family')
  const children = relativesOf(me).filter(
    ({ relKind, accessLevels }) => relKind === 'CHILD' && accessLevels.includes('GRANT'),
  )
  const grants = useCallQuery('listGrants', {}, { enabled: children.length > 0 })
  if (!grants.data) return <RefusalBlock refusal={grants.refusal} />
  return children.map(({ profileId, profile: { fullNameRu } }) => {
    const grant = grants.data?.find(
      given => given.profileId === relativeId && given.forProfileId === profileId,
    )
    const child = { id: profileId, name: fullNameRu ?? t('unnamed') }
    if (grant && !grant.changeable) {
      return (
        <Text key={profileId} c="dimmed">
          {t('access.coParent', { child: child.name })}
        </Text>
      )
    }
    return (
      <RightsCard
        key={profileId}
        relativeId={relativeId}
        name={name}
        level={grant?.level ?? null}
        forWhom={child}
      />
    )
  })
}
