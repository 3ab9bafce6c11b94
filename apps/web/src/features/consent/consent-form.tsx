import { Checkbox, Stack, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import type { ConsentItem } from '../../app/consent/people-without-consent.ts'
import { useGiveConsent } from '../../app/consent/use-give-consent.ts'
import { isBookingOnly } from '../../app/frame/host.ts'
import { takeReturnPath } from '../../app/session/return-path.ts'
import classes from './consent-form.module.css'

interface ConsentFormProps {
  people: readonly ConsentItem[]
  hasName: boolean
}

/** All people have to be ticked; then consent is sent for one after another (product §4, "Consent"). */
export function ConsentForm({ people, hasName }: ConsentFormProps) {
  const t = useT('consent')
  const common = useT('common')
  const router = useRouter()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const { give, isPending, refusal } = useGiveConsent(() =>
    router.history.replace(
      takeReturnPath() ?? (hasName ? '/' : isBookingOnly() ? '/profile/edit' : '/profile'),
    ),
  )
  const isWhole = people.every(({ id }) => ticked.has(id))

  function tick(id: string, isTicked: boolean) {
    setTicked(new Set(isTicked ? [...ticked, id] : [...ticked].filter(other => other !== id)))
  }
  return (
    <FormStack onSubmit={() => isWhole && give(people)}>
      <Text>{t('text')}</Text>
      <Surface>
        <Stack gap="md">
          {people.map(({ id, name, isMe }) => (
            <Checkbox
              key={id}
              checked={ticked.has(id)}
              onChange={event => tick(id, event.currentTarget.checked)}
              label={name ?? (isMe ? t('me') : t('unnamed'))}
              classNames={{ description: classes.words ?? '' }}
              description={isMe ? t('forMe') : t('forChild')}
            />
          ))}
        </Stack>
      </Surface>
      <RefusalBlock refusal={refusal} />
      <ActionBar>
        <SubmitButton pending={isPending} disabled={!isWhole}>
          {common('continue')}
        </SubmitButton>
      </ActionBar>
    </FormStack>
  )
}
