import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useProfile } from '../../../app/people/profile.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import type { Member } from '../member.ts'
import { useRemoveMember } from './use-remove-member.ts'

/** Spouses remove a child for both; spouses who part both keep the children they share (docs/decisions/0022). */
function textOf(relKind: Member['relKind'], hasSpouse: boolean) {
  if (relKind === 'CHILD') return hasSpouse ? 'remove.childOfSpousesText' : 'remove.childText'
  return relKind === 'SPOUSE' ? 'remove.spouseText' : 'remove.text'
}

interface RemoveMemberProps {
  member: Member
  onClose: () => void
}

/** Asks for confirmation, with what will be lost (product §5, "Deleting"). */
export function RemoveMember({ member, onClose }: RemoveMemberProps) {
  const t = useT('family')
  const isChild = member.relKind === 'CHILD'
  const name = member.profile.fullNameRu ?? t('unnamed')
  const hasSpouse = useProfile().data?.family.some(({ relKind }) => relKind === 'SPOUSE') ?? false
  const { remove, isPending, refusal } = useRemoveMember(member, onClose)
  return (
    <ConfirmDialog
      title={isChild ? t('remove.childTitle') : t('remove.title')}
      text={t(textOf(member.relKind, hasSpouse), { name })}
      confirm={refusal ? t('remove.again') : t('remove.yes')}
      decline={t('remove.no')}
      danger
      pending={isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <RefusalBlock
        refusal={refusal}
        action={
          refusal?.code === 'HAS_PLANNED_VISITS' && (
            <ButtonLink to="/visits" variant="default" mt="xs">
              {t('remove.toVisits')}
            </ButtonLink>
          )
        }
      />
    </ConfirmDialog>
  )
}
