import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { CaptchaField } from '../../app/human-check/captcha-field.tsx'
import { useCaptcha } from '../../app/human-check/use-captcha.ts'
import { dropAttempt, type SignInAttempt } from './sign-in-attempt.ts'
import { useConfirmHuman } from './use-confirm-human.ts'

interface CaptchaFormProps {
  attempt: SignInAttempt
  onConfirmed: (attempt: SignInAttempt) => void
  onLeave: () => void
}

/** The captcha step: an image and its code (product §2), which can be heard too. Every load gives a new image. */
export function CaptchaForm({ attempt, onConfirmed, onLeave }: CaptchaFormProps) {
  const t = useT('session')
  const common = useT('common')
  const captcha = useCaptcha(attempt.loginId, { draw: 'drawHumanCode', speak: 'speakHumanCode' })

  function leave() {
    dropAttempt()
    onLeave()
  }

  const { confirm, isPending, refusal } = useConfirmHuman(attempt, onConfirmed, captcha.drawAnew)
  const refused = refusal ?? captcha.speech.refusal
  // This code's common text is about an SMS; here none was sent yet.
  const isOver = refused?.code === 'ERROR_SESSION_EXPIRED'

  return (
    <FormStack onSubmit={() => captcha.isWhole && confirm(captcha.code)}>
      <CaptchaField captcha={captcha} error={refusal?.code === 'INVALID_CAPTCHA_CODE'} />
      <RefusalBlock
        refusal={refused}
        text={isOver ? { title: t('captcha.over'), next: t('captcha.overNext') } : undefined}
        action={isOver && <Button onClick={leave}>{t('captcha.anew')}</Button>}
      />
      <ActionBar>
        <SubmitButton pending={isPending} disabled={!captcha.isWhole}>
          {common('continue')}
        </SubmitButton>
      </ActionBar>
      <Button variant="subtle" onClick={leave}>
        {t('code.changeNumber')}
      </Button>
    </FormStack>
  )
}
