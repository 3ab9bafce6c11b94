import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { Details } from '@vizit/ui/person/details.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { BirthdayLocked, isBirthdayLocked } from '../../../app/person-form/birthday-locked.tsx'
import type { personBody } from '../../../app/person-form/person-form-values.ts'

interface ReviewDialogProps {
  body: NonNullable<ReturnType<typeof personBody>>
  /** The saved birthday. */
  knownBirthday: string | null
  pending: boolean
  refusal: Refusal | null
  onConfirm: () => void
  onClose: () => void
}

/** Shows all data again before saving, because the clinic relies on them (product §5, "Profile edit"). */
export function ReviewDialog(props: ReviewDialogProps) {
  const { body, knownBirthday, pending, refusal, onConfirm, onClose } = props
  const t = useT('profile')
  const person = useT('person')
  const common = useT('common')
  const format = useFormat()
  return (
    <ConfirmDialog
      title={t('review.title')}
      text={t('review.text')}
      confirm={common('save')}
      decline={t('review.edit')}
      pending={pending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Details
        rows={[
          [t('review.fullName'), body.fullNameRu],
          [person('birthday'), format.longDate(body.birthday)],
          [person('sex'), person(`sexNames.${body.sex}`)],
        ]}
      />
      {isBirthdayLocked(refusal) ? (
        <BirthdayLocked known={knownBirthday} whose="own" />
      ) : (
        <RefusalBlock
          refusal={refusal}
          text={
            refusal?.code === 'UNDERAGE_USER'
              ? { title: t('underage.title'), next: t('underage.next') }
              : undefined
          }
        />
      )}
    </ConfirmDialog>
  )
}
