import { Button, Text } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useState } from 'react'
import { WantedTimesFields } from './join/wanted-times-fields.tsx'
import { problemsOf, wantedOf, wantedTimesFormOf } from './join/wanted-times-form.ts'
import type { Wait } from './wait-types.ts'

/** The current wanted days, hours and last date, to be changed. */
export function ChangeWaitDialog({ wait, onClose }: { wait: Wait; onClose: () => void }) {
  const t = useT('waitlist')
  const common = useT('common')
  const [form, setForm] = useState(() => wantedTimesFormOf(wait))
  const [isTold, setTold] = useState(false)
  const saving = useCall('changeWait', {
    done: () => {
      toast(t('changed'))
      onClose()
    },
  })

  function save() {
    setTold(true)
    if (Object.keys(problemsOf(form, civilDateOf(Date.now()))).length > 0) return
    saving.mutate({ params: { waitId: wait.waitId }, body: wantedOf(form) })
  }

  return (
    <Dialog title={t('changeTitle')} onClose={onClose}>
      <FormStack onSubmit={save}>
        <Text>{t('changeHint')}</Text>
        <WantedTimesFields form={form} onChange={setForm} isTold={isTold} />
        <RefusalBlock refusal={saving.refusal} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <SubmitButton pending={saving.isPending}>{common('save')}</SubmitButton>
        </DialogActions>
      </FormStack>
    </Dialog>
  )
}
