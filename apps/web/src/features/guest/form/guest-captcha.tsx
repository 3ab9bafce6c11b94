import { Title } from '@mantine/core'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { refusalText } from '@vizit/i18n/refusal-text.ts'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useEffect } from 'react'
import { CaptchaField } from '../../../app/human-check/captcha-field.tsx'
import type { Captcha } from '../../../app/human-check/use-captcha.ts'

interface GuestCaptchaProps {
  captcha: Captcha
  /** The last one was solved wrongly. */
  isWrong: boolean
  /** The form was sent without all digits. */
  isIncomplete: boolean
  /** How often it was sent with nothing else missing: each time the field gets the focus. */
  attempt: number
}

/** The captcha for a guest, with what is wrong with it. */
export function GuestCaptcha({ captcha, isWrong, isIncomplete, attempt }: GuestCaptchaProps) {
  const t = useT('guest')
  const texts = useTexts()
  const { field } = captcha
  const { title, next } = refusalText(texts, { code: 'INVALID_CAPTCHA_CODE', attributes: {} })
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each attempt
  useEffect(() => field.current?.focus(), [field, attempt])
  const wrong = isWrong ? `${title}. ${next}` : null
  return (
    <Surface>
      <Title order={2} mb="sm">
        {t('form.robot')}
      </Title>
      <CaptchaField captcha={captcha} error={isIncomplete ? t('captchaDigits') : wrong} />
      <RefusalBlock refusal={captcha.speech.refusal} />
    </Surface>
  )
}
