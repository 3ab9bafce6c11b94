import { Title } from '@mantine/core'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { refusalText } from '@vizit/i18n/refusal-text.ts'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useEffect } from 'react'
import { CaptchaField } from '../../../app/human-check/captcha-field.tsx'
import type { Captcha } from '../../../app/human-check/use-captcha.ts'

/** The captcha for a guest, with the error of the last one. */
export function GuestCaptcha({ captcha, isWrong }: { captcha: Captcha; isWrong: boolean }) {
  const t = useT('guest')
  const texts = useTexts()
  const { field } = captcha
  const { title, next } = refusalText(texts, { code: 'INVALID_CAPTCHA_CODE', attributes: {} })
  useEffect(() => field.current?.focus(), [field])
  return (
    <Surface>
      <Title order={2} mb="sm">
        {t('form.robot')}
      </Title>
      <CaptchaField captcha={captcha} error={isWrong && `${title}. ${next}`} />
      <RefusalBlock refusal={captcha.speech.refusal} />
    </Surface>
  )
}
