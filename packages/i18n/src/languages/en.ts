import calendar from '../../catalogues/en/calendar.json' with { type: 'json' }
import common from '../../catalogues/en/common.json' with { type: 'json' }
import navigation from '../../catalogues/en/navigation.json' with { type: 'json' }
import type { LanguageBundle } from '../language-bundle.ts'

export const en: LanguageBundle = {
  shell: { calendar, common, navigation },
  first: import.meta.glob<object>('./{main,search,session,timeslot,decline}.json', {
    base: '../../catalogues/en/',
    import: 'default',
  }),
  others: async () => (await import('./en-text-files.ts')).areas,
}
