import { Checkbox, Text, Title } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import { ButtonLink } from '../../../app/router-links.tsx'
import classes from './consequences.module.css'
import type { SentCode } from './sent-code.ts'
import { useSendCode } from './use-send-code.ts'

type Preview = Answer<'previewDeletion'>

interface ConsequencesProps {
  preview: Preview
  onSent: (sent: SentCode) => void
}

/** What goes, what stays and with whom; what cannot be undone is agreed to by a tick of its own. */
export function Consequences({ preview, onSent }: ConsequencesProps) {
  const t = useT('profile')
  const common = useT('common')
  const [agreed, setAgreed] = useState(false)
  const sending = useSendCode(onSent)
  const { plannedVisits, peopleInMyCareOnly, relativesActingForMe } = preview
  return (
    <>
      <Surface>
        <Title order={2}>{t('deletion.lost')}</Title>
        <ul className={classes.list}>
          <li>{t('deletion.lostProfile')}</li>
          {relativesActingForMe > 0 && (
            <li>{t('deletion.lostRelatives', { count: relativesActingForMe })}</li>
          )}
          {peopleInMyCareOnly.map(name => (
            <li key={name}>{t('deletion.lostChild', { name })}</li>
          ))}
          <li>{t('deletion.lostPhone')}</li>
        </ul>
        <Title order={2}>{t('deletion.stays')}</Title>
        <Text mt="xs">{t('deletion.staysText')}</Text>
      </Surface>
      {plannedVisits.length > 0 && <PlannedVisits visits={plannedVisits} />}
      <Text>{t('deletion.copyFirst')}</Text>
      <Checkbox
        label={t(plannedVisits.length > 0 ? 'deletion.agreeWithVisits' : 'deletion.agree')}
        checked={agreed}
        onChange={event => setAgreed(event.target.checked)}
      />
      <RefusalBlock refusal={sending.refusal} />
      <ActionBar>
        <SubmitButton
          pending={sending.isPending}
          disabled={!agreed}
          color="var(--vizit-danger)"
          onClick={sending.send}
        >
          {t('deletion.sendCode')}
        </SubmitButton>
      </ActionBar>
      <ButtonLink to="/profile" variant="subtle">
        {common('cancel')}
      </ButtonLink>
    </>
  )
}

function PlannedVisits({ visits }: { visits: Preview['plannedVisits'] }) {
  const t = useT('profile')
  const format = useFormat()
  return (
    <Surface>
      <Title order={2}>{t('deletion.visits')}</Title>
      <ul className={classes.list}>
        {visits.map(visit => (
          <li key={visit.orderId}>
            {[
              `${format.longDate(format.dateOf(visit.startDate))}, ${format.time(visit.startDate)}`,
              visit.physicianName,
              visit.branchName,
              visit.patientName,
            ]
              .filter(Boolean)
              .join(' · ')}
            {!visit.cancellable && <Text c="dimmed">{t('deletion.tooLate')}</Text>}
          </li>
        ))}
      </ul>
    </Surface>
  )
}
