import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useProfile } from '../../../app/people/profile.ts'
import { useSaveEmails } from './use-save-emails.ts'

/** Continues with the previous address, or with none. */
export function DropTakenEmail() {
  const t = useT('access')
  const { data: profile } = useProfile()
  const save = useSaveEmails(() => undefined)
  const confirmedEmails = profile?.emails.filter(({ confirmed }) => confirmed) ?? []
  const body = confirmedEmails.map(({ address, usage }) => ({ address, usage }))
  return (
    <div>
      <PendingButton variant="subtle" pending={save.isPending} onClick={() => save.mutate({ body })}>
        {t('exists.goOn')}
      </PendingButton>
      <RefusalBlock refusal={save.refusal} />
      {save.codeStep}
    </div>
  )
}
