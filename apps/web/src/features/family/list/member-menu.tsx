import { IconTrash, IconUserEdit } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ActionsMenu } from '@vizit/ui/menu/actions-menu.tsx'
import { isEditable, type Member } from '../member.ts'
import classes from './member-card.module.css'

interface MemberMenuProps {
  member: Member
  name: string
  onRemove: () => void
}

/** The actions for a relative; nothing if there are none. */
export function MemberMenu({ member, name, onRemove }: MemberMenuProps) {
  const t = useT('family')
  const navigate = useNavigate()
  const edit = {
    label: t('editChild.action'),
    icon: <IconUserEdit size={20} aria-hidden />,
    act: () => void navigate({ to: '/family/edit-child', search: { id: member.profileId } }),
  }
  const remove = {
    label: t('remove.action'),
    icon: <IconTrash size={20} aria-hidden />,
    danger: true,
    act: onRemove,
  }
  const actions = [...(isEditable(member) ? [edit] : []), ...(member.canDelete ? [remove] : [])]
  if (actions.length === 0) return null
  return (
    <div className={classes.menu}>
      <ActionsMenu label={t('actionsOf', { name })} actions={actions} />
    </div>
  )
}
