import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'

/** Where the user agreement and the privacy policy stand, in the person's language. */
export function useLegalPages() {
  const { language } = useTexts()
  return { agreement: `/legal/agreement-${language}.html`, privacy: `/legal/privacy-${language}.html` }
}
