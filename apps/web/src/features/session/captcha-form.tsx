import { Button, Group, TextInput } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { callUrl } from '@vizit/api-client/call-url.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useRef, useState } from 'react'
import classes from './captcha-form.module.css'
import { dropAttempt, type SignInAttempt } from './sign-in-attempt.ts'
import { useConfirmHuman } from './use-confirm-human.ts'

interface CaptchaFormProps {
  attempt: SignInAttempt
  onConfirmed: (attempt: SignInAttempt) => void
  onLeave: () => void
}

/** The captcha step: an image and its code (product §2). Every drawing is a new picture. */
export function CaptchaForm({ attempt, onConfirmed, onLeave }: CaptchaFormProps) {
  const t = useT('session')
  const common = useT('common')
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [drawing, setDrawing] = useState(0)
  const [broken, setBroken] = useState(false)

  function drawAnew() {
    setDrawing(drawing + 1)
    setBroken(false)
    setCode('')
    field.current?.focus()
  }
  function leave() {
    dropAttempt()
    onLeave()
  }

  const { confirm, isPending, refusal } = useConfirmHuman(attempt, onConfirmed, drawAnew)
  const picture = callUrl('drawHumanCode', { query: { id: attempt.loginId } })

  return (
    <FormStack onSubmit={() => code.trim() && confirm(code.trim())}>
      <Group>
        <img
          key={drawing}
          src={`${picture}&drawing=${drawing}`}
          alt={broken ? t('captcha.failed') : t('captcha.image')}
          className={classes.picture}
          onError={() => setBroken(true)}
        />
        <Button variant="default" leftSection={<IconRefresh size={20} aria-hidden />} onClick={drawAnew}>
          {t('captcha.refresh')}
        </Button>
      </Group>
      <TextInput
        ref={field}
        label={t('captcha.code')}
        value={code}
        onChange={event => setCode(event.currentTarget.value)}
        autoComplete="off"
        inputMode="numeric"
        spellCheck={false}
        maxLength={12}
      />
      <RefusalBlock refusal={refusal} />
      <ActionBar>
        <SubmitButton pending={isPending} disabled={!code.trim()}>
          {common('continue')}
        </SubmitButton>
      </ActionBar>
      <Button variant="subtle" onClick={leave}>
        {t('code.changeNumber')}
      </Button>
    </FormStack>
  )
}
