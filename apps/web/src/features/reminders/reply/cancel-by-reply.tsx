import { Button, Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useNow } from '@vizit/ui/states/use-now.ts'
import { useState } from 'react'
import { CancelFailed } from '../../../app/visit/cancel-failed.tsx'
import { useChangeCutOff } from '../../../app/visit/use-change-cut-off.ts'
import { useVisitTime } from '../../../app/visit/use-visit-time.ts'
import classes from './cancel-by-reply.module.css'
import { useAnswerReminder } from './use-answer-reminder.ts'

interface CancelRequestProps {
  token: string
  visit: Answer<'readReply'>
}

/**
 * Cancels after a confirmation that says what will be lost; after the cut-off, offers to phone the registry (product
 * §4).
 */
export function CancelByReply({ token, visit }: CancelRequestProps) {
  const t = useT('reminders')
  const cutOff = useChangeCutOff()
  const { full: date, time } = useVisitTime()(visit.startDate)
  const [isAsking, setAsking] = useState(false)
  const { answer, isPending, refusal } = useAnswerReminder('cancelByReply', token)
  const isBegun = useNow(!visit.isManageable) >= Date.parse(visit.startDate)
  const close = () => setAsking(false)
  const hasFailed = refusal !== null && refusal.code !== 'UNANSWERED'
  if (!visit.isManageable) {
    return (
      <>
        <Text>{isBegun ? t('reply.begun') : t('reply.tooLate', { count: cutOff })}</Text>
        <PhoneLinks phones={visit.branchPhones} />
      </>
    )
  }
  const text = t('reply.cancelText', { patient: visit.customerFirstName || visit.physicianName, date, time })
  return (
    <>
      <Button variant="subtle" color="red" className={classes.cancel ?? ''} onClick={() => setAsking(true)}>
        {t('reply.cancel')}
      </Button>
      {isAsking && hasFailed && (
        <CancelFailed refusal={refusal} phones={visit.branchPhones} onRetry={answer} onClose={close} />
      )}
      {isAsking && !hasFailed && (
        <ConfirmDialog
          title={t('reply.cancelTitle')}
          text={text}
          confirm={t('reply.cancelConfirm')}
          decline={t('reply.keep')}
          danger
          pending={isPending}
          onConfirm={answer}
          onClose={close}
        >
          <RefusalBlock refusal={refusal} />
        </ConfirmDialog>
      )}
    </>
  )
}
