import { installedAppTexts } from '@vizit/i18n/installed-app-texts.ts'
import type { VitePWAOptions } from 'vite-plugin-pwa'

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const inOthers = (text: keyof typeof installedAppTexts.ru) => ({
  be: installedAppTexts.be[text],
  en: installedAppTexts.en[text],
})

/** Names in several languages, for phones that support them in one manifest; other phones show the default language. */
const localized = {
  name_localized: inOthers('name'),
  short_name_localized: inOthers('shortName'),
  description_localized: inOthers('description'),
}

/** The installed app and its offline shell. API answers are never cached, because they belong to one account. */
export const pwa: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src/service-worker',
  filename: 'sw.ts',
  // main.tsx registers it: an inline script would need an exception in the content security policy.
  injectRegister: false,
  includeAssets: ['icons/icon.svg'],
  manifest: {
    id: '/',
    name: installedAppTexts.ru.name,
    short_name: installedAppTexts.ru.shortName,
    description: installedAppTexts.ru.description,
    lang: 'ru',
    ...localized,
    start_url: '/',
    // A link to the product that is opened on a computer or on Android is shown in the app that is already open.
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
    // Documents and streets need the network anyway, and so does finding what a barcode means, so what draws and reads them is not cached: half a megabyte each that few people
    // open.
    globIgnores: [
      // The installed app runs scripts.
      'dark-without-scripts.css',
      'assets/pdf*',
      'assets/pdfjs-*/**',
      'assets/maplibre*',
      'assets/zxing-barcode-reader*',
    ],
    // File names with a hash need no other revision.
    dontCacheBustURLsMatching: /^assets\//,
    rollupFormat: 'iife',
  },
}
