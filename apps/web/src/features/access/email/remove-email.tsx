import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import { useSaveEmails } from './use-save-emails.ts'

export function RemoveEmail() {
  const t = useT('access')
  const [asking, setAsking] = useState(false)
  const save = useSaveEmails(() => setAsking(false))
  return (
    <div>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('email.remove')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('email.removeTitle')}
          text={t('email.removeText')}
          confirm={t('email.remove')}
          danger
          pending={save.isPending}
          onConfirm={() => save.mutate({ body: [] })}
          onClose={() => setAsking(false)}
        >
          <RefusalBlock refusal={save.refusal} />
          {save.codeStep}
        </ConfirmDialog>
      )}
    </div>
  )
}
