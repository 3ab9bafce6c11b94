import { Button, Text } from '@mantine/core'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { refusalText } from '@vizit/i18n/refusal-text.ts'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { CaptchaField } from '../../app/human-check/captcha-field.tsx'
import { useCaptcha } from '../../app/human-check/use-captcha.ts'
import type { ReadPicture } from './hold-as-guest.ts'

interface HoldCaptchaProps {
  checkId: string
  isWrong: boolean
  onRead: (read: ReadPicture) => void
}

/** If the device cannot compute a proof of work, the user may solve a captcha to have the time held. */
export default function HoldCaptcha({ checkId, isWrong, onRead }: HoldCaptchaProps) {
  const t = useT('booking')
  const { title, next } = refusalText(useTexts(), { code: 'INVALID_CAPTCHA_CODE', attributes: {} })
  const captcha = useCaptcha(checkId, { draw: 'drawGuestCheck', speak: 'speakGuestCheck' })
  return (
    <Surface>
      <Text mb="sm">{t('holdProving')}</Text>
      <CaptchaField captcha={captcha} error={isWrong && captcha.code === '' && `${title}. ${next}`} />
      <RefusalBlock refusal={captcha.speech.refusal} />
      <Button
        variant="default"
        mt="sm"
        disabled={!captcha.isWhole}
        onClick={() => {
          onRead({ humanCheckId: checkId, humanCode: captcha.code })
          captcha.drawAnew()
        }}
      >
        {t('holdProve')}
      </Button>
    </Surface>
  )
}
