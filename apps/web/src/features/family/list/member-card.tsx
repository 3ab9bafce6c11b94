import { Text } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useState } from 'react'
import { PersonAvatar } from '../../../app/people/person-avatar.tsx'
import type { Coverages, Member } from '../member.ts'
import { RemoveMember } from '../remove/remove-member.tsx'
import { useRelationLabel } from '../use-relation-label.ts'
import { ComingOfAge } from './coming-of-age.tsx'
import classes from './member-card.module.css'
import { MemberMenu } from './member-menu.tsx'
import { MemberProgrammes } from './member-programmes.tsx'
import { MyRights } from './my-rights.tsx'

interface MemberCardProps {
  member: Member
  /** Of the whole family; undefined: not known yet; null: they did not come. */
  coverages: Coverages | null | undefined
}

/** A relative: who they are, what the user may do for them, and a link to what they may do for the user. */
export function MemberCard({ member, coverages }: MemberCardProps) {
  const t = useT('family')
  const format = useFormat()
  const relation = useRelationLabel()
  const [removing, setRemoving] = useState(false)
  const { profileId, relKind, isGrownChild, grantLevel } = member
  const { fullNameRu, birthday, sex, photoUrl } = member.profile
  const name = fullNameRu ?? t('unnamed')
  const about = [relation({ relKind, sex, isGrownChild }), birthday && format.shortDate(birthday)]
    .filter(Boolean)
    .join(' · ')

  return (
    <Surface className={classes.card ?? ''}>
      <div className={classes.head}>
        <PersonAvatar fullName={name} photoUrl={photoUrl} />
        <div className={classes.person}>
          <h2 className={classes.name}>
            {grantLevel === null ? (
              name
            ) : (
              <Link
                to="/family/access"
                search={{ id: profileId }}
                state={{ relative: { id: profileId, name, grantLevel } }}
                className={classes.link}
                aria-label={t('rightsOf', { name })}
              >
                {name}
              </Link>
            )}
          </h2>
          <Text c="dimmed" size="sm">
            {about}
          </Text>
        </div>
        <MemberMenu member={member} name={name} onRemove={() => setRemoving(true)} />
        {grantLevel !== null && <IconChevronRight size={20} aria-hidden className={classes.arrow} />}
      </div>
      <MemberProgrammes member={member} coverages={coverages} />
      <MyRights member={member} />
      <ComingOfAge member={member} />
      {removing && <RemoveMember member={member} onClose={() => setRemoving(false)} />}
    </Surface>
  )
}
