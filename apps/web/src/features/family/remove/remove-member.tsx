import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import type { Member } from '../member.ts'
import { useRemoveMember } from './use-remove-member.ts'

/** Spouses who part both keep the children they share (docs/decisions/0022). */
const texts: Partial<Record<Member['relKind'], 'remove.childText' | 'remove.spouseText'>> = {
  CHILD: 'remove.childText',
  SPOUSE: 'remove.spouseText',
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
  const { remove, isPending, refusal } = useRemoveMember(member, onClose)
  return (
    <ConfirmDialog
      title={isChild ? t('remove.childTitle') : t('remove.title')}
      text={t(texts[member.relKind] ?? 'remove.text', { name })}
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
