import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { CodeField } from '@vizit/ui/form/code-field.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useSetCode } from './use-set-code.ts'

/** Sets or replaces the code. */
export function CodeDialog({ onClose }: { onClose: () => void }) {
  const t = useT('wallet')
  const common = useT('common')
  const { code, again, writeCode, writeAgain, problem, isPending, save } = useSetCode(() => {
    toast(t('code.wasSet'))
    onClose()
  })
  const isOfFirst = problem === 'incomplete' || problem === 'weak'
  const error = problem && t(`code.${problem}`)
  return (
    <Dialog title={t('code.dialog')} onClose={onClose}>
      <FormStack onSubmit={() => void save()}>
        <Text>{t('code.dialogHint')}</Text>
        <CodeField
          label={t('code.new')}
          secret
          autoComplete="off"
          value={code}
          onChange={writeCode}
          error={isOfFirst && error}
        />
        <CodeField
          label={t('code.repeat')}
          secret
          autoComplete="off"
          value={again}
          onChange={writeAgain}
          error={!isOfFirst && error}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <SubmitButton pending={isPending}>{t('code.set')}</SubmitButton>
        </DialogActions>
      </FormStack>
    </Dialog>
  )
}
