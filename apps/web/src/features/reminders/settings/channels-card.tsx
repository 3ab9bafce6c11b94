import { Stack, Text, Title } from '@mantine/core'
import { formatPhoneInText } from '@vizit/i18n/format/phone.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SwitchField } from '@vizit/ui/form/switch-field.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useState } from 'react'
import { TextLink } from '../../../app/router/router-links.tsx'
import type { Settings } from '../reminder-types.ts'
import classes from './channels-card.module.css'

type Ways = Settings['ways']

interface ChannelsCardProps {
  ways: Ways
  reach: Settings['reach']
  onChange: (ways: Ways) => void
}

/** The channels of reminders, in the order in which they are tried. */
export function ChannelsCard({ ways, reach, onChange }: ChannelsCardProps) {
  const t = useT('reminders')
  const [isLast, setLast] = useState(false)
  const { devices, maskedPhone, maskedEmail } = reach
  const reached = { push: devices > 0, sms: maskedPhone !== null, email: maskedEmail !== null }
  const all = ['push', 'sms', 'email'] as const
  const words = {
    push: devices > 0 ? t('ways.devices', { count: devices }) : t('ways.noDevice'),
    sms: maskedPhone === null ? t('ways.noPhone') : formatPhoneInText(maskedPhone),
    email: maskedEmail ?? t('ways.noEmail'),
  }
  function change(way: keyof Ways, on: boolean) {
    const next = { ...ways, [way]: on }
    const isNone = !all.some(each => next[each])
    setLast(isNone)
    if (!isNone) onChange(next)
  }
  return (
    <Surface>
      <Stack>
        <Title order={2}>{t('ways.title')}</Title>
        <Text>{t('ways.text')}</Text>
        {all.map(way => (
          <div key={way}>
            <SwitchField label={t(`ways.${way}`)} checked={ways[way]} onChange={on => change(way, on)} />
            <Text size="sm" c="dimmed">
              {words[way]}
            </Text>
            {!reached[way] && way !== 'sms' && (
              <TextLink to="/profile" className={classes.remedy ?? ''}>
                {t(way === 'push' ? 'ways.switchOn' : 'ways.addEmail')}
              </TextLink>
            )}
          </div>
        ))}
        {isLast && <Text role="alert">{t('ways.lastOne')}</Text>}
        {!all.some(way => ways[way] && reached[way]) && <Text role="alert">{t('ways.unreachable')}</Text>}
      </Stack>
    </Surface>
  )
}
