import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'

/** The addresses of the user agreement and the privacy policy in the user's language. */
export function useLegalPages() {
  const { language } = useTexts()
  return { agreement: `/legal/agreement-${language}.html`, privacy: `/legal/privacy-${language}.html` }
}
