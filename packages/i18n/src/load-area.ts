import type { Area } from './catalogue.ts'
import type { Language } from './language.ts'

// A file of each, fetched when it is asked for; the shell has its areas in its own, the rest is said by the server.
const files = import.meta.glob<object>(
  [
    '../catalogues/*/*.json',
    '!../catalogues/*/{calendar,common,decline,errors,navigation}.json',
    '!../catalogues/*/{app,clinic-import,messages}.json',
  ],
  { import: 'default' },
)

export function loadArea(language: Language, area: Area): Promise<object> {
  const load = files[`../catalogues/${language}/${area}.json`]
  if (!load) throw new Error(`no texts of ${area} in ${language}`)
  return load()
}
