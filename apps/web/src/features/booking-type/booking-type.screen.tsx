import { Button, Radio, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { useState } from 'react'
import { namedProvider } from '../../app/provider/provider-choice.ts'
import { ANY_CHILD } from '../../app/service/services-search.ts'

type BookingType = 'doctors' | 'services'

/** Doctors or services, for oneself or a child (product §2, "Booking type chooser", "Pre-booking choice"). */
export function BookingTypeScreen({ forChild }: { forChild: boolean }) {
  const t = useT('service')
  const navigate = useNavigate()
  const [type, setType] = useState<BookingType>('doctors')

  function next() {
    if (type === 'services' && namedProvider() !== null) {
      // The screen asks for the child's age.
      return void navigate({ to: '/service', search: forChild ? { child: '-1' } : {} })
    }
    if (type === 'services') {
      return void navigate({ to: '/services', search: forChild ? { age: ANY_CHILD } : {} })
    }
    // On a clinic's own site it leads on to the clinic's doctors.
    void navigate({ to: '/doctors', search: forChild ? { profile: '2' } : {} })
  }

  return (
    <Screen title={t('type.title')}>
      <Radio.Group label={t('type.whom')} value={forChild ? 'child' : 'me'}>
        <Stack gap="md" mt="md">
          {(['me', 'child'] as const).map(whom => (
            <Radio
              key={whom}
              value={whom}
              label={t(`type.${whom}`)}
              onChange={() =>
                void navigate({
                  to: '/booking',
                  search: whom === 'child' ? { for: 'child' } : {},
                  replace: true,
                })
              }
            />
          ))}
        </Stack>
      </Radio.Group>
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
        <Button onClick={next}>{t('type.next')}</Button>
      </ActionBar>
    </Screen>
  )
}
