import { Button, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import type { FreshDeed } from '@vizit/contract/shapes/fresh-deed.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { CODE_LENGTH, CodeField } from '@vizit/ui/form/code-field.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useEffect, useState } from 'react'
import { SupportLink } from '../support/support-link.tsx'
import { CodeSentTo } from './code-sent-to.tsx'
import { useCodeFromSms } from './use-code-from-sms.ts'
import { useSendFreshCode } from './use-send-fresh-code.ts'

interface FreshCodeDialogProps {
  deed: FreshDeed
  confirm: string | undefined
  danger: boolean
  pending: boolean
  refusal: Refusal | null
  onCode: (freshCode: string) => void
  /** Called when the input changes, so that the old refusal is removed. */
  onClear: () => void
  onClose: () => void
}

/** Asks for the SMS code that an action needs. Its texts are loaded with it, not with the route. */
export default function FreshCodeDialog(props: FreshCodeDialogProps) {
  const { texts } = useRouter().options.context
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    let gone = false
    texts.need(['access']).then(
      () => gone || setLoaded(true),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [texts])
  return isLoaded ? <CodeDialog {...props} /> : null
}

/** The sixth digit does not submit by itself, because the confirmation must be deliberate. */
function CodeDialog(props: FreshCodeDialogProps) {
  const { deed, confirm, danger, pending, refusal, onCode, onClear, onClose } = props
  const t = useT('access')
  const common = useT('common')
  const [code, setCode] = useState('')
  const sending = useSendFreshCode(deed)
  const { sent } = sending
  useCodeFromSms(setCode)
  const spoilt = refusal?.code === 'INVALID_CODE' || refusal?.code === 'FRESH_CODE_EXPIRED'
  useEffect(() => {
    if (spoilt) setCode('')
  }, [spoilt])
  function sendAgain() {
    setCode('')
    onClear()
    sending.send()
  }
  return (
    <Dialog title={t('phoneCode.title')} onClose={onClose}>
      <FormStack onSubmit={() => sent && code.length === CODE_LENGTH && onCode(`${sent.id}:${code}`)}>
        <Text>{t(`phoneCode.${deed}`)}</Text>
        <CodeField
          label={t('phoneCode.label')}
          value={code}
          onChange={digits => {
            setCode(digits)
            if (refusal && digits !== '') onClear()
          }}
          readOnly={pending}
          autoFocus
        />
        <CodeSentTo sending={sending} onAgain={sendAgain} isOver={refusal?.code === 'FRESH_CODE_EXPIRED'} />
        <RefusalBlock refusal={refusal ?? sending.refusal} />
        <Text size="sm" c="dimmed">
          {t('phoneCode.noPhone')}
        </Text>
        <SupportLink variant="subtle" />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <SubmitButton
            pending={pending}
            disabled={!sent || code.length !== CODE_LENGTH}
            {...(danger ? { color: 'var(--vizit-danger)' } : {})}
          >
            {confirm ?? t('phoneCode.confirm')}
          </SubmitButton>
        </DialogActions>
      </FormStack>
    </Dialog>
  )
}
