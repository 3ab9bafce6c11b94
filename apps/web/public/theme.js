// The colours that the user chose (app/browser-storage/preferences.ts), or those of the device, before the first paint.
try {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
  const { colorScheme } = JSON.parse(localStorage.getItem('bumbaPrefs') ?? '{}')
  if (colorScheme === 'light' || colorScheme === 'dark') {
    document.documentElement.dataset.mantineColorScheme = colorScheme
  }
} catch {
  // A frame of another site may be denied the storage: the colours of the device stay.
}
