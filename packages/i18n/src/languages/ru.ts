import calendar from '../../catalogues/ru/calendar.json' with { type: 'json' }
import common from '../../catalogues/ru/common.json' with { type: 'json' }
import navigation from '../../catalogues/ru/navigation.json' with { type: 'json' }
import type { LanguageBundle } from '../language-bundle.ts'

export const ru: LanguageBundle = {
  shell: { calendar, common, navigation },
  areas: import.meta.glob<object>(
    ['./*.json', '!./{calendar,common,navigation}.json', '!./{app,clinic-import,messages}.json'],
    { base: '../../catalogues/ru/', import: 'default' },
  ),
}
