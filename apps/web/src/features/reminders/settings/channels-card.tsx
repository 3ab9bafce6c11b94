import { Stack, Text, Title } from '@mantine/core'
import { isReached, reachedChannels } from '@vizit/domain/reminders/reached-channels.ts'
import { formatPhoneInText } from '@vizit/i18n/format/phone.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SwitchField } from '@vizit/ui/form/switch-field.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useState } from 'react'
import { TextLink } from '../../../app/router/router-links.tsx'
import type { Settings } from '../reminder-types.ts'
import classes from './channels-card.module.css'

type ChannelSwitches = Settings['ways']

interface ChannelsCardProps {
  channels: ChannelSwitches
  reach: Settings['reach']
  onChange: (channels: ChannelSwitches) => void
}

/** The channels of reminders, in the order in which they are tried. */
export function ChannelsCard({ channels, reach, onChange }: ChannelsCardProps) {
  const t = useT('reminders')
  const [isLast, setLast] = useState(false)
  const { devices, maskedPhone, maskedEmail } = reach
  const reached = reachedChannels(reach)
  const all = ['push', 'sms', 'email'] as const
  const words = {
    push: devices > 0 ? t('ways.devices', { count: devices }) : t('ways.noDevice'),
    sms: maskedPhone === null ? t('ways.noPhone') : formatPhoneInText(maskedPhone),
    email: maskedEmail ?? t('ways.noEmail'),
  }
  function change(channel: keyof ChannelSwitches, on: boolean) {
    const next = { ...channels, [channel]: on }
    const isNone = !all.some(each => next[each])
    setLast(isNone)
    if (!isNone) onChange(next)
  }
  return (
    <Surface>
      <Stack>
        <Title order={2}>{t('ways.title')}</Title>
        <Text>{t('ways.text')}</Text>
        {all.map(channel => (
          <div key={channel}>
            <SwitchField
              label={t(`ways.${channel}`)}
              checked={channels[channel]}
              onChange={on => change(channel, on)}
            />
            <Text size="sm" c="dimmed">
              {words[channel]}
            </Text>
            {!reached[channel] && channel !== 'sms' && (
              <TextLink to="/profile" className={classes.remedy ?? ''}>
                {t(channel === 'push' ? 'ways.switchOn' : 'ways.addEmail')}
              </TextLink>
            )}
          </div>
        ))}
        {isLast && <Text role="alert">{t('ways.lastOne')}</Text>}
        {!isReached(channels, reach) && <Text role="alert">{t('ways.unreachable')}</Text>}
      </Stack>
    </Surface>
  )
}
