import { Button, Group, TextInput } from '@mantine/core'
import { IconRefresh, IconVolume } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import classes from './captcha-field.module.css'
import type { Captcha } from './use-captcha.ts'

/** The captcha: the picture, its recording, and the field (product §2). Uses the texts of `session`. */
export function CaptchaField({ captcha, error }: { captcha: Captcha; error: ReactNode }) {
  const t = useT('session')
  const { speech, broken } = captcha
  return (
    <>
      <img
        key={captcha.drawing}
        src={captcha.picture}
        alt={broken ? t('captcha.failed') : t('captcha.image')}
        className={classes.picture}
        onError={captcha.fail}
      />
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconVolume size={20} aria-hidden />}
          // Not `disabled` while it loads, because a keyboard user would lose the focus.
          aria-busy={speech.isPending}
          onClick={speech.listen}
        >
          {speech.wasPlayed ? t('captcha.listenAgain') : t('captcha.listen')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconRefresh size={20} aria-hidden />}
          onClick={captcha.drawAnew}
        >
          {t('captcha.refresh')}
        </Button>
      </Group>
      <TextInput
        id="captcha"
        ref={captcha.field}
        label={t('captcha.code')}
        value={captcha.code}
        onChange={event => captcha.write(event.currentTarget.value)}
        error={error}
        autoComplete="off"
        inputMode="numeric"
        spellCheck={false}
      />
    </>
  )
}
