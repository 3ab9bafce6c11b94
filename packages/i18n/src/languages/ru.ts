import calendar from '../../catalogues/ru/calendar.json' with { type: 'json' }
import common from '../../catalogues/ru/common.json' with { type: 'json' }
import decline from '../../catalogues/ru/decline.json' with { type: 'json' }
import errors from '../../catalogues/ru/errors.json' with { type: 'json' }
import navigation from '../../catalogues/ru/navigation.json' with { type: 'json' }
import type { LanguageBundle } from '../language-bundle.ts'

export const ru: LanguageBundle = {
  shell: { calendar, common, decline, errors, navigation },
  areas: import.meta.glob<object>(
    [
      './*.json',
      '!./{calendar,common,decline,errors,navigation}.json',
      '!./{app,clinic-import,messages}.json',
    ],
    { base: '../../catalogues/ru/', import: 'default' },
  ),
}
