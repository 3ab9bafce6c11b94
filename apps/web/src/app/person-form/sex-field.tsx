import { Radio, Stack } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { PersonForm } from './person-form.ts'

export function SexField({ state }: { state: PersonForm }) {
  const t = useT('person')
  return (
    <Radio.Group
      label={t('sex')}
      name="sex"
      value={state.form.sex}
      onChange={chosen => state.write('sex', chosen)}
      error={state.shown('sex')}
      required
    >
      <Stack gap="xs" pt={4}>
        {/* The error summary links to the first of them. */}
        <Radio id="sex" value="FEMALE" label={t('sexNames.FEMALE')} />
        <Radio value="MALE" label={t('sexNames.MALE')} />
      </Stack>
    </Radio.Group>
  )
}
