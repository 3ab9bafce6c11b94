import { Button, Text, Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useState } from 'react'
import { PersonAvatar } from '../../../app/people/person-avatar.tsx'
import type { Profile } from '../../../app/people/profile.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import type { Member } from '../member.ts'
import { RemoveMember } from '../remove/remove-member.tsx'
import { useRelationLabel } from '../use-relation-label.ts'
import classes from './access.module.css'
import { HeldRights } from './held-rights.tsx'
import { RightsCard } from './rights-card.tsx'
import { RightsOnChildren } from './rights-on-children.tsx'

interface RightsOfRelativeProps {
  member: Member
  me: Profile
}

export function RightsOfRelative({ member, me }: RightsOfRelativeProps) {
  const t = useT('family')
  const relation = useRelationLabel()
  const [removing, setRemoving] = useState(false)
  const { profileId, relKind, isGrownChild, grantLevel, canDelete } = member
  const { fullNameRu, sex, photoUrl } = member.profile
  const name = fullNameRu ?? t('unnamed')
  return (
    <>
      <div className={classes.person}>
        <PersonAvatar fullName={name} photoUrl={photoUrl} size={64} />
        <div className={classes.words}>
          <Text fw={650} fz="lg">
            {name}
          </Text>
          <Text c="dimmed">{relation({ relKind, sex, isGrownChild })}</Text>
        </div>
      </div>
      <section className={classes.part} aria-labelledby="granted">
        <Title order={2} id="granted">
          {t('access.granted')}
        </Title>
        <RightsCard relativeId={profileId} name={name} level={grantLevel} forWhom={null} />
        <RightsOnChildren relativeId={profileId} name={name} me={me} />
      </section>
      <HeldRights member={member} />
      <TextLink to="/family/ledger">{t('toLedger')}</TextLink>
      {canDelete && relKind !== 'CHILD' && (
        <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
          {t('remove.action')}
        </Button>
      )}
      {removing && <RemoveMember member={member} onClose={() => setRemoving(false)} />}
    </>
  )
}
