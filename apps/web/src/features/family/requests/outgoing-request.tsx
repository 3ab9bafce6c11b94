import { Button, Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import type { AnswerRequest, JoinRequest } from './use-answer-request.ts'

interface OutgoingRequestProps {
  request: JoinRequest
  answer: AnswerRequest
}

/** A request that the user has sent: what its recipient has to do, and until when. */
export function OutgoingRequest({ request: { id, name, expiresAt }, answer }: OutgoingRequestProps) {
  const t = useT('family')
  const format = useFormat()
  return (
    <Surface>
      <h2>{t('requests.outgoing', { name })}</h2>
      <Text>{t('requests.outgoingNext')}</Text>
      <Text c="dimmed" size="sm">
        {t('requests.until', {
          date: format.longDate(format.dateOf(expiresAt)),
          time: format.time(expiresAt),
        })}
      </Text>
      <Button
        variant="default"
        aria-busy={answer.isPending}
        aria-label={t('requests.withdrawFrom', { name })}
        onClick={() => answer.isPending || answer.withdraw(id)}
      >
        {t('requests.withdraw')}
      </Button>
    </Surface>
  )
}
