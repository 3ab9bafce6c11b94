import { Button, Radio, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { useState } from 'react'

const ways = { doctors: '/timeslot', services: '/service' } as const
type Way = keyof typeof ways

/** Doctors or services (product §2, "Booking type chooser"). */
export function BookingTypeScreen() {
  const t = useT('service')
  const navigate = useNavigate()
  const [way, setWay] = useState<Way>('doctors')
  return (
    <Screen title={t('type.title')}>
      <Radio.Group
        label={t('type.question')}
        value={way}
        onChange={chosen => setWay(chosen === 'services' ? 'services' : 'doctors')}
      >
        <Stack gap="md" mt="md">
          <Radio value="doctors" label={t('type.doctors')} description={t('type.doctorsHint')} />
          <Radio value="services" label={t('type.services')} description={t('type.servicesHint')} />
        </Stack>
      </Radio.Group>
      <ActionBar>
        <Button onClick={() => void navigate({ to: ways[way] })}>{t('type.next')}</Button>
      </ActionBar>
    </Screen>
  )
}
