import { loadLanguage } from '@vizit/i18n/load-language.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { preferredLanguage } from './app/preferences.ts'
import { rememberProvider } from './app/provider-choice.ts'

rememberProvider(location.search)
const texts = await loadLanguage(preferredLanguage())
const root = document.getElementById('root')
if (root) createRoot(root).render(<App texts={texts} />)
