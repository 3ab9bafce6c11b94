import { Button, Radio, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { useState } from 'react'

const paths = { doctors: '/timeslot', services: '/service' } as const
type BookingType = keyof typeof paths

/** Doctors or services (product §2, "Booking type chooser"). */
export function BookingTypeScreen() {
  const t = useT('service')
  const navigate = useNavigate()
  const [type, setType] = useState<BookingType>('doctors')
  return (
    <Screen title={t('type.title')}>
      <Radio.Group
        label={t('type.question')}
        value={type}
        onChange={chosen => setType(chosen === 'services' ? 'services' : 'doctors')}
      >
        <Stack gap="md" mt="md">
          <Radio value="doctors" label={t('type.doctors')} description={t('type.doctorsHint')} />
          <Radio value="services" label={t('type.services')} description={t('type.servicesHint')} />
        </Stack>
      </Radio.Group>
      <ActionBar>
        <Button onClick={() => void navigate({ to: paths[type] })}>{t('type.next')}</Button>
      </ActionBar>
    </Screen>
  )
}
