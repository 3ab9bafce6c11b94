import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { AskedFacts } from './asked-facts.tsx'
import { CancelAsked } from './cancel-asked.tsx'
import { useAnswer } from './use-answer.ts'

interface AnswerVisitProps {
  token: string
  visit: Answer<'readReply'>
}

/** The question whether the patient will come, with its two answers. */
export function AnswerVisit({ token, visit }: AnswerVisitProps) {
  const t = useT('reminders')
  const { answer, isPending, refusal } = useAnswer('confirmByReply', token)
  return (
    <Screen title={t('reply.title')}>
      <AskedFacts visit={visit} />
      <RefusalBlock refusal={refusal} />
      <CancelAsked token={token} visit={visit} />
      <ActionBar>
        <SubmitButton pending={isPending} onClick={answer}>
          {t('reply.confirm')}
        </SubmitButton>
      </ActionBar>
    </Screen>
  )
}
