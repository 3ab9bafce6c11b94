import { appTexts } from '@vizit/i18n/app-texts.ts'
import type { VitePWAOptions } from 'vite-plugin-pwa'

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const inOthers = (text: keyof typeof appTexts.ru) => ({ be: appTexts.be[text], en: appTexts.en[text] })

/** For phones that know several languages of one manifest; the others show the first one's. */
const localized = {
  name_localized: inOthers('name'),
  short_name_localized: inOthers('shortName'),
  description_localized: inOthers('description'),
}

/** The installed app and its offline shell. Answers of the API are never cached: they are somebody's own. */
export const pwa: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src/service-worker',
  filename: 'sw.ts',
  // main.tsx registers it: an inline script would need a hole in the content security policy.
  injectRegister: false,
  includeAssets: ['icons/icon.svg'],
  manifest: {
    id: '/',
    name: appTexts.ru.name,
    short_name: appTexts.ru.shortName,
    description: appTexts.ru.description,
    lang: 'ru',
    ...localized,
    start_url: '/',
    // A link to the product, opened on a computer or on Android, comes up in the app that is open.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    handle_links: 'preferred',
    related_applications: [{ platform: 'webapp', url: '/manifest.webmanifest' }],
    display: 'standalone',
    background_color: '#faf9f7',
    theme_color: '#0f7b75',
    categories: ['health', 'medical'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  },
  injectManifest: {
    globPatterns: ['**/*.{html,js,css,svg}'],
    // Documents come from the network, and what shows them comes with them: half a megabyte that few open.
    globIgnores: ['assets/pdf*', 'assets/pdfjs-*/**'],
    // Those with a hash in their names need no other revision.
    dontCacheBustURLsMatching: /^assets\//,
    rollupFormat: 'iife',
  },
}
