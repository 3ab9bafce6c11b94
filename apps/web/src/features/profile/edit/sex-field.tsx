import { Radio, Stack } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ProfileFormState } from './use-profile-form.ts'

export function SexField({ state }: { state: ProfileFormState }) {
  const t = useT('profile')
  return (
    <Radio.Group
      label={t('sex')}
      name="sex"
      value={state.form.sex}
      onChange={chosen => state.write('sex', chosen === 'MALE' ? 'MALE' : 'FEMALE')}
      error={state.shown('sex')}
      required
    >
      <Stack gap="xs" pt={4}>
        {/* The error summary leads to the first of them. */}
        <Radio id="sex" value="FEMALE" label={t('sexNames.FEMALE')} />
        <Radio value="MALE" label={t('sexNames.MALE')} />
      </Stack>
    </Radio.Group>
  )
}
