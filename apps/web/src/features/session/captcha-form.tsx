import { Button, Group, TextInput } from '@mantine/core'
import { IconRefresh, IconVolume } from '@tabler/icons-react'
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
import { useHumanCodeSpeech } from './use-human-code-speech.ts'

const DIGITS = 5

interface CaptchaFormProps {
  attempt: SignInAttempt
  onConfirmed: (attempt: SignInAttempt) => void
  onLeave: () => void
}

/** The captcha step: an image and its code (product §2), which can be heard too. Every drawing is a new picture. */
export function CaptchaForm({ attempt, onConfirmed, onLeave }: CaptchaFormProps) {
  const t = useT('session')
  const common = useT('common')
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [drawing, setDrawing] = useState(0)
  const [broken, setBroken] = useState(false)
  const speech = useHumanCodeSpeech(attempt.loginId, drawing)

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

  const refused = refusal ?? speech.refusal
  // The code of this refusal speaks of an SMS elsewhere; here none was sent yet.
  const isOver = refused?.code === 'ERROR_SESSION_EXPIRED'

  return (
    <FormStack onSubmit={() => code.length === DIGITS && confirm(code)}>
      <img
        key={drawing}
        src={`${picture}&drawing=${drawing}`}
        alt={broken ? t('captcha.failed') : t('captcha.image')}
        className={classes.picture}
        onError={() => setBroken(true)}
      />
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconVolume size={20} aria-hidden />}
          // Disabled while it loads, it would lose the focus of whoever works by the keyboard.
          aria-busy={speech.isPending}
          onClick={speech.listen}
        >
          {speech.heard ? t('captcha.listenAgain') : t('captcha.listen')}
        </Button>
        <Button variant="default" leftSection={<IconRefresh size={20} aria-hidden />} onClick={drawAnew}>
          {t('captcha.refresh')}
        </Button>
      </Group>
      <TextInput
        ref={field}
        label={t('captcha.code')}
        value={code}
        onChange={event => setCode(event.currentTarget.value.replace(/\D/g, '').slice(0, DIGITS))}
        error={refusal?.code === 'INVALID_CAPTCHA_CODE'}
        autoComplete="off"
        inputMode="numeric"
        spellCheck={false}
      />
      <RefusalBlock
        refusal={refused}
        text={isOver ? { title: t('captcha.over'), next: t('captcha.overNext') } : undefined}
        action={isOver && <Button onClick={leave}>{t('captcha.anew')}</Button>}
      />
      <ActionBar>
        <SubmitButton pending={isPending} disabled={code.length !== DIGITS}>
          {common('continue')}
        </SubmitButton>
      </ActionBar>
      <Button variant="subtle" onClick={leave}>
        {t('code.changeNumber')}
      </Button>
    </FormStack>
  )
}
