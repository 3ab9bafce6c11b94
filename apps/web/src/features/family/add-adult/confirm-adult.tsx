import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { RefusalOf } from '@vizit/api-client/refusal.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { Details } from '@vizit/ui/person/details.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { SupportLink } from '../../../app/support/support-link.tsx'
import type { Member } from '../member.ts'
import { useRelationLabel } from '../use-relation-label.ts'
import type { AdultRequest } from './adult-request.ts'
import type { AdultBody } from './use-adult-form.ts'

interface ConfirmAdultProps {
  body: AdultBody
  relatives: readonly Member[]
  onStarted: (request: AdultRequest) => void
  onClose: () => void
}

/** Shows the input for confirmation, because with a wrong phone a stranger gets the SMS. */
export function ConfirmAdult({ body, relatives, onStarted, onClose }: ConfirmAdultProps) {
  const t = useT('family')
  const person = useT('person')
  const format = useFormat()
  const relation = useRelationLabel()
  const phone = body.phones[0]?.number ?? ''
  const begin = ({ attributes }: RefusalOf<'NEEDS_CONFIRMATION'>) =>
    onStarted({
      relId: attributes.objectId,
      name: body.fullNameRu,
      relKind: body.relKind,
      known: relatives.map(({ profileId }) => profileId),
      phone,
      resendAt: null,
    })
  // The expected answer of this call is a refusal (calls §8.3).
  const start = useCall('startRelative', { refused: { NEEDS_CONFIRMATION: begin } })
  const refusal = start.refusal?.code === 'NEEDS_CONFIRMATION' ? null : start.refusal
  return (
    <ConfirmDialog
      title={t('addAdult.confirmTitle')}
      text={t('addAdult.confirmText')}
      confirm={t('addAdult.confirm')}
      decline={t('addAdult.correct')}
      pending={start.isPending}
      onConfirm={() => start.mutate({ body })}
      onClose={onClose}
    >
      <Details
        rows={[
          [t('form.relKind'), relation(body)],
          [t('form.fullName'), body.fullNameRu],
          [person('birthday'), format.longDate(body.birthday)],
          [t('form.phone'), format.phone(phone)],
        ]}
      />
      <RefusalBlock refusal={refusal} action={refusal?.code === 'FAMILY_LIMIT' && <SupportLink mt="xs" />} />
    </ConfirmDialog>
  )
}
