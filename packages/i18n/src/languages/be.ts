import calendar from '../../catalogues/be/calendar.json' with { type: 'json' }
import common from '../../catalogues/be/common.json' with { type: 'json' }
import navigation from '../../catalogues/be/navigation.json' with { type: 'json' }
import type { LanguageBundle } from '../language-bundle.ts'

export const be: LanguageBundle = {
  shell: { calendar, common, navigation },
  areas: import.meta.glob<object>(
    ['./*.json', '!./{calendar,common,navigation}.json', '!./{app,clinic-import,messages}.json'],
    { base: '../../catalogues/be/', import: 'default' },
  ),
}
