import { Radio, Stack } from '@mantine/core'
import { languages } from '@vizit/i18n/language.ts'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { useChooseLanguage } from './language-root.tsx'

export function LanguageSetting() {
  const texts = useTexts()
  const t = texts.area('common')
  const choose = useChooseLanguage()
  return (
    <Radio.Group label={t('language')} value={texts.language} name="language">
      <Stack gap="xs" pt={4}>
        {languages.map(language => (
          <Radio
            key={language}
            value={language}
            label={t(`languageNames.${language}`)}
            lang={language}
            onChange={() => choose(language)}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
