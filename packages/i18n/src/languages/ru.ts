import calendar from '../../catalogues/ru/calendar.json' with { type: 'json' }
import common from '../../catalogues/ru/common.json' with { type: 'json' }
import navigation from '../../catalogues/ru/navigation.json' with { type: 'json' }
import type { LanguageBundle } from '../language-bundle.ts'

export const ru: LanguageBundle = {
  shell: { calendar, common, navigation },
  first: import.meta.glob<object>('./{main,search,session,timeslot,decline}.json', {
    base: '../../catalogues/ru/',
    import: 'default',
  }),
  others: async () => (await import('./ru-text-files.ts')).areas,
}
