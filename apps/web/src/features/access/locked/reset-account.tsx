import { Button, Checkbox } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import { useResetAccount } from './use-reset-account.ts'
import { useSignInAgain } from './use-sign-in-again.ts'

/** Reset-and-create-new-account (product §4): for a number that had another owner before, or a mailbox that is lost. */
export function ResetAccount() {
  const t = useT('access')
  const [asking, setAsking] = useState(false)
  const [understood, setUnderstood] = useState(false)
  const { signInAgain } = useSignInAgain()
  const reset = useResetAccount()
  const isStale = reset.refusal?.code === 'FRESH_SIGN_IN_REQUIRED'
  return (
    <div>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('reset.open')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('reset.title')}
          text={t('reset.text')}
          confirm={t('reset.confirm')}
          danger
          disabled={!understood}
          pending={reset.isPending}
          onConfirm={() => reset.mutate({ body: { confirmed: true } })}
          onClose={() => setAsking(false)}
        >
          <Checkbox
            label={t('reset.understood')}
            checked={understood}
            onChange={event => setUnderstood(event.currentTarget.checked)}
          />
          <RefusalBlock
            refusal={reset.refusal}
            action={isStale && <Button onClick={signInAgain}>{t('reset.signInAgain')}</Button>}
          />
        </ConfirmDialog>
      )}
    </div>
  )
}
