import { Radio, Stack } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { colorSchemes } from '@vizit/ui/theme/color-scheme.ts'
import {
  preferredColorScheme,
  rememberColorScheme,
  usePreference,
} from '../../app/browser-storage/preferences.ts'

/** Chooses the colours: those of the device, light or dark; stored on the device. */
export function ThemeSetting() {
  const t = useT('other')
  const chosen = usePreference(preferredColorScheme)
  return (
    <Radio.Group label={t('theme.label')} value={chosen} name="theme">
      <Stack gap="xs" pt={4}>
        {colorSchemes.map(scheme => (
          <Radio
            key={scheme}
            value={scheme}
            label={t(`theme.${scheme}`)}
            onChange={() => rememberColorScheme(scheme)}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
