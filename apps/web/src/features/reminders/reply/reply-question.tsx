import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { CancelByReply } from './cancel-by-reply.tsx'
import { useAnswerReminder } from './use-answer-reminder.ts'
import { VisitFacts } from './visit-facts.tsx'

interface ReplyQuestionProps {
  token: string
  visit: Answer<'readReply'>
}

/** The question whether the patient will come, with its two answers. */
export function ReplyQuestion({ token, visit }: ReplyQuestionProps) {
  const t = useT('reminders')
  const { answer, isPending, refusal } = useAnswerReminder('confirmByReply', token)
  return (
    <Screen title={t('reply.title')}>
      <VisitFacts visit={visit} />
      <RefusalBlock refusal={refusal} />
      <CancelByReply token={token} visit={visit} />
      <ActionBar>
        <SubmitButton pending={isPending} onClick={answer}>
          {t('reply.confirm')}
        </SubmitButton>
      </ActionBar>
    </Screen>
  )
}
