import { Button, Text, Title } from '@mantine/core'
import { IconCalendarDown, IconCalendarPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { FactsCard } from '@vizit/ui/screen/facts-card.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { useState } from 'react'
import { saveFile } from '../../../app/documents/save-file.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { keepReturnPath } from '../../../app/session/return-path.ts'
import { startVisitImport } from '../../../app/visit-import/visit-import.ts'
import { GuestVisitCancelled } from '../visit/guest-visit-cancelled.tsx'
import { VisitActionButtons } from '../visit-action-buttons.tsx'
import { VisitFacts } from '../visit-facts.tsx'
import { type BookedVisit, readBookedVisit } from './booked-visit.ts'
import { useBookedNow } from './use-booked-now.ts'

/** `/successfully-booked`: the guest's booked visit (product §2, "Success screen"). */
export function SuccessfullyBookedScreen() {
  const t = useT('guest')
  const [booked] = useState(readBookedVisit)
  if (booked) return <Booked booked={booked} />
  return (
    <Screen title={t('booked.noneTitle')}>
      <EmptyState
        icon={<IconCalendarPlus size={32} />}
        title={t('booked.none')}
        hint={t('booked.noneHint')}
        action={<ButtonLink to="/doctors">{t('booked.find')}</ButtonLink>}
      />
    </Screen>
  )
}

function Booked({ booked }: { booked: BookedVisit }) {
  const t = useT('guest')
  const format = useFormat()
  const { visit, state } = useBookedNow(booked)
  const { calendarFile, phone, email } = booked
  if (state === 'cancelled') {
    return (
      <Screen title={t('visit.title')}>
        <GuestVisitCancelled />
      </Screen>
    )
  }
  const calendar = state === 'booked' && (
    <Button
      variant="light"
      leftSection={<IconCalendarDown size={20} aria-hidden />}
      onClick={() => saveFile(new Blob([calendarFile], { type: 'text/calendar' }), 'visit.ics')}
    >
      {t('booked.calendar')}
    </Button>
  )
  return (
    <Screen title={t('booked.title')}>
      <FactsCard>
        <VisitFacts visit={visit} />
        <VisitActionButtons visit={visit} calendar={calendar} />
      </FactsCard>
      <Notice>
        <span>{t('booked.link', { phone: format.phone(phone) })}</span>
        {email && <span>{t('booked.mail', { email })}</span>}
      </Notice>
      {state !== 'imported' && <KeepVisit orderId={visit.orderId} phone={phone} />}
      <ButtonLink to="/timeslot" search={{ clinic: visit.providerCode }} variant="default">
        {t('booked.again')}
      </ButtonLink>
    </Screen>
  )
}

/** Imports the visit into the account of a guest who signs in (product §4, "Import visit"). */
function KeepVisit({ orderId, phone }: { orderId: string; phone: string }) {
  const t = useT('guest')
  const navigate = useNavigate()
  function keep() {
    startVisitImport({ orderId, phone, ed: true, waits: false })
    keepReturnPath('/visits')
    void navigate({ to: '/sign-in' })
  }
  return (
    <section>
      <Title order={2}>{t('booked.keep')}</Title>
      <Text>{t('booked.keepText')}</Text>
      <Button mt="sm" onClick={keep}>
        {t('booked.keepAction')}
      </Button>
    </section>
  )
}
