import { Checkbox, Text, Title } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { programmeInQuotes } from '@vizit/i18n/format/in-quotes.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import { ButtonLink, TextLink } from '../../../app/router/router-links.tsx'
import classes from './consequences.module.css'
import { useDeleteAccount } from './use-delete-account.ts'

type Preview = Answer<'previewDeletion'>

interface ConsequencesProps {
  preview: Preview
}

/** What is deleted, what stays and with whom; the irreversible part needs its own checkbox. */
export function Consequences({ preview }: ConsequencesProps) {
  const t = useT('profile')
  const common = useT('common')
  const [agreed, setAgreed] = useState(false)
  const deleting = useDeleteAccount()
  const {
    plannedVisits,
    peopleInMyCareOnly,
    relativesActingForMe,
    bookingsForOthers,
    endedProgrammes,
    openInvoices = 0,
  } = preview
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
          {endedProgrammes.map(({ programCaption, relatives }) => {
            const programme = programmeInQuotes(programCaption)
            return (
              <li key={programCaption}>
                {relatives > 0
                  ? t('deletion.lostProgrammeFamily', { programme, count: relatives })
                  : t('deletion.lostProgramme', { programme })}
              </li>
            )
          })}
          {openInvoices > 0 && (
            <li>
              {t('deletion.lostInvoices', { count: openInvoices })}{' '}
              <TextLink underline="always" to="/visits/invoices">
                {t('deletion.toInvoices')}
              </TextLink>
            </li>
          )}
          <li>{t('deletion.lostPhone')}</li>
        </ul>
        <Title order={2}>{t('deletion.stays')}</Title>
        <Text mt="xs">{t('deletion.staysText')}</Text>
        {bookingsForOthers > 0 && (
          <Text mt="xs">{t('deletion.staysOthers', { count: bookingsForOthers })}</Text>
        )}
      </Surface>
      {plannedVisits.length > 0 && <PlannedVisits visits={plannedVisits} />}
      <Text>{t('deletion.copyFirst')}</Text>
      <Checkbox
        label={t(plannedVisits.length > 0 ? 'deletion.agreeWithVisits' : 'deletion.agree')}
        checked={agreed}
        onChange={event => setAgreed(event.target.checked)}
      />
      <RefusalBlock refusal={deleting.refusal} />
      {deleting.codeStep}
      <ActionBar>
        <SubmitButton
          pending={deleting.isPending}
          disabled={!agreed}
          color="var(--vizit-danger)"
          onClick={() => deleting.mutate({ body: { cancelVisits: plannedVisits.length > 0 } })}
        >
          {t('deletion.forever')}
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
