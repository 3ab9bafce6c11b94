import { IconUserQuestion } from '@tabler/icons-react'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import type { Profile } from '../../../app/people/profile.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { FamilyFrame } from '../family-frame.tsx'
import { type Member, relativesOf } from '../member.ts'
import { ChooseRelative } from './choose-relative.tsx'
import { RightsOfRelative } from './rights-of-relative.tsx'

/**
 * `/family/access`: the rights of a relative on the user, and the user's on them (product §2; state: grantLevel, id,
 * name).
 */
export function AccessScreen() {
  const t = useT('family')
  const { relative } = useLocation({ select: location => location.state })
  const { id = relative?.id } = useSearch({ from: '/family/access' })
  return (
    <FamilyFrame title={t('access.title')}>
      {profile => <Found profile={profile} id={id ?? null} />}
    </FamilyFrame>
  )
}

/** Opened without a relative: shows the only one, or lets the user choose. */
function Found({ profile, id }: { profile: Profile; id: string | null }) {
  const t = useT('family')
  const withRights = relativesOf(profile).filter(({ grantLevel }) => grantLevel !== null)
  const member: Member | undefined =
    id === null && withRights.length === 1
      ? withRights[0]
      : withRights.find(({ profileId }) => profileId === id)
  if (member) return <RightsOfRelative member={member} me={profile} />
  if (id === null && withRights.length > 1) return <ChooseRelative members={withRights} />
  return (
    <EmptyState
      icon={<IconUserQuestion size={32} />}
      title={t('access.nobody')}
      hint={t('access.nobodyHint')}
      action={<ButtonLink to="/family">{t('title')}</ButtonLink>}
    />
  )
}
