import { type Language, languages } from '@vizit/i18n/language.ts'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './language-chooser.module.css'

interface LanguageChooserProps {
  onChoose: (language: Language) => void
}

/** Chooses among the three languages, each in its own name; on a phone the chosen one is shown by three letters. */
export function LanguageChooser({ onChoose }: LanguageChooserProps) {
  const texts = useTexts()
  const t = texts.area('common')
  return (
    <span className={classes.chooser} data-short={t(`languageNames.${texts.language}`).slice(0, 3)}>
      <select
        aria-label={t('language')}
        value={texts.language}
        onChange={event => {
          const chosen = languages.find(language => language === event.target.value)
          if (chosen) onChoose(chosen)
        }}
      >
        {languages.map(language => (
          <option key={language} value={language} lang={language}>
            {t(`languageNames.${language}`)}
          </option>
        ))}
      </select>
    </span>
  )
}
