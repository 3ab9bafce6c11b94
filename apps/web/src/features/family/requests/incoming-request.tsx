import { Button, Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { isSecondTap } from '@vizit/ui/form/is-second-tap.ts'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import type { AnswerRequest, JoinRequest } from './use-answer-request.ts'

interface IncomingRequestProps {
  request: JoinRequest
  answer: AnswerRequest
}

/**
 * A person has entered the user's code: who, in which relation, and what accepting means (product §2, "press Allow").
 */
export function IncomingRequest({ request: { id, name, relKind, expiresAt }, answer }: IncomingRequestProps) {
  const t = useT('family')
  const format = useFormat()
  return (
    <Surface>
      <h2>{t('requests.incoming', { name })}</h2>
      <Text>{t(`requests.as.${relKind}`)}</Text>
      <Text c="dimmed" size="sm">
        {t('requests.until', {
          date: format.longDate(format.dateOf(expiresAt)),
          time: format.time(expiresAt),
        })}
      </Text>
      <ActionRow>
        <Button
          aria-busy={answer.isPending}
          aria-label={t('requests.allowTo', { name })}
          onClick={click => answer.isPending || isSecondTap(click) || answer.accept(id)}
        >
          {t('access.allow')}
        </Button>
        <Button
          variant="default"
          aria-busy={answer.isPending}
          aria-label={t('requests.declineTo', { name })}
          onClick={click => answer.isPending || isSecondTap(click) || answer.decline(id)}
        >
          {t('requests.decline')}
        </Button>
      </ActionRow>
    </Surface>
  )
}
