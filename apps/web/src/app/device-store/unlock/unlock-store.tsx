import { Text, VisuallyHidden } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CODE_LENGTH, CodeField } from '@vizit/ui/form/code-field.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { Countdown } from '@vizit/ui/states/countdown.tsx'
import { useUnlock } from './use-unlock.ts'

/** Asks for the code that opens the device store while the server cannot be reached. */
export function UnlockStore() {
  const t = useT('wallet')
  const format = useFormat()
  const { code, write, tryCode, isPending, tried, waitUntil, waitSeconds, isWaiting } = useUnlock()
  const isWrong = tried?.outcome === 'wrong'
  return (
    <Surface>
      <FormStack onSubmit={() => tryCode(code)}>
        <Text fw={650} component="h2">
          {t('unlock.title')}
        </Text>
        <Text>{t('unlock.text')}</Text>
        <CodeField
          label={t('unlock.label')}
          secret
          autoComplete="off"
          value={code}
          onChange={write}
          onComplete={tryCode}
          readOnly={isPending || isWaiting}
          error={isWrong ? t('unlock.wrong', { count: tried.attemptsLeft }) : undefined}
          errorProps={{ role: 'alert' }}
        />
        <Countdown
          until={waitUntil}
          running={wait => <Text>{t('unlock.wait', { wait })}</Text>}
          ended={null}
        />
        {isWaiting && (
          <VisuallyHidden role="status">
            {t('unlock.wait', { wait: format.wait(waitSeconds) })}
          </VisuallyHidden>
        )}
        <Text c="dimmed">{t('unlock.forgotten')}</Text>
        {/* Not fixed at the bottom: it would cover the field on a small phone, and the sixth digit submits by
            itself. */}
        <SubmitButton pending={isPending} disabled={code.length < CODE_LENGTH || isWaiting}>
          {t('unlock.open')}
        </SubmitButton>
      </FormStack>
    </Surface>
  )
}
