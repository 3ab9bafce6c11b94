import { Radio, Stack } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { PersonForm } from './person-form.ts'

export function SexField({ state }: { state: PersonForm }) {
  const t = useT('family')
  return (
    <Radio.Group
      label={t('form.sex')}
      name="sex"
      value={state.form.sex}
      onChange={chosen => state.write('sex', chosen)}
      error={state.shown('sex')}
      required
    >
      <Stack gap="xs" pt={4}>
        {/* The error summary leads to the first of them. */}
        <Radio id="sex" value="FEMALE" label={t('form.sexNames.FEMALE')} />
        <Radio value="MALE" label={t('form.sexNames.MALE')} />
      </Stack>
    </Radio.Group>
  )
}
