import { Group } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import type { ReactNode } from 'react'
import { PersonAvatar } from '../../../app/people/person-avatar.tsx'
import { FamilyFrame } from '../family-frame.tsx'
import { isEditable, type Member, relativesOf } from '../member.ts'
import { EditChildForm } from './edit-child-form.tsx'

interface EditChildScreenProps {
  /** The component that changes a child's photo. */
  photoOf: (child: Member) => ReactNode
}

/** `/family/edit-child?id=…`: a parent corrects a child's data (product §2, "EditChild"). */
export function EditChildScreen({ photoOf }: EditChildScreenProps) {
  const t = useT('family')
  const { id } = useSearch({ from: '/family/edit-child' })
  return (
    <FamilyFrame title={t('editChild.title')}>
      {profile => {
        const child = relativesOf(profile).find(({ profileId }) => profileId === id)
        if (!child || !isEditable(child))
          return <EmptyState title={t('editChild.nobody')} hint={t('editChild.nobodyHint')} />
        const { fullNameRu, photoUrl } = child.profile
        return (
          <>
            <Group>
              <PersonAvatar fullName={fullNameRu ?? t('unnamed')} photoUrl={photoUrl} size={72} />
              {photoOf(child)}
            </Group>
            <EditChildForm key={child.profileId} child={child} />
          </>
        )
      }}
    </FamilyFrame>
  )
}
