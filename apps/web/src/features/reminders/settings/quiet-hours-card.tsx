import { Stack, Text, Title } from '@mantine/core'
import { areQuietHours, type QuietHours } from '@vizit/domain/reminders/quiet-hours.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { SwitchField } from '@vizit/ui/form/switch-field.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useState } from 'react'
import classes from './quiet-hours-card.module.css'

const USUAL: QuietHours = { from: '22:00', to: '08:00' }
const HALF_HOURS = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0')
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`
})

interface QuietCardProps {
  quiet: QuietHours | null
  onChange: (quiet: QuietHours | null) => void
}

/** The quiet hours: two times that are not valid together are reported and not saved. */
export function QuietHoursCard({ quiet, onChange }: QuietCardProps) {
  const t = useT('reminders')
  const [wrong, setWrong] = useState<QuietHours | null>(null)
  const shown = wrong ?? quiet
  function choose(part: Partial<QuietHours>) {
    const next = { ...(shown ?? USUAL), ...part }
    const fits = areQuietHours(next)
    setWrong(fits ? null : next)
    if (fits) onChange(next)
  }
  const field = (side: 'from' | 'to', value: string) => (
    <SelectField
      label={t(`quiet.${side}`)}
      value={value}
      options={withOwn(value).map(time => ({ value: time, label: time }))}
      onChoose={time => choose({ [side]: time })}
    />
  )
  return (
    <Surface>
      <Stack>
        <Title order={2}>{t('quiet.title')}</Title>
        <Text>{t('quiet.text')}</Text>
        <SwitchField
          label={t('quiet.on')}
          checked={shown !== null}
          onChange={on => {
            setWrong(null)
            onChange(on ? USUAL : null)
          }}
        />
        {shown && (
          <div className={classes.hours}>
            {field('from', shown.from)}
            {field('to', shown.to)}
          </div>
        )}
        {wrong && <Text role="alert">{t('quiet.tooLong')}</Text>}
      </Stack>
    </Surface>
  )
}

/** Another client may have set a time that is not on the half hour. */
const withOwn = (time: string) => (HALF_HOURS.includes(time) ? HALF_HOURS : [...HALF_HOURS, time].toSorted())
