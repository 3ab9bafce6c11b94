import calendar from '../../catalogues/be/calendar.json' with { type: 'json' }
import common from '../../catalogues/be/common.json' with { type: 'json' }
import navigation from '../../catalogues/be/navigation.json' with { type: 'json' }
import type { LanguageBundle } from '../language-bundle.ts'

export const be: LanguageBundle = {
  shell: { calendar, common, navigation },
  first: import.meta.glob<object>('./{main,search,session,timeslot,decline}.json', {
    base: '../../catalogues/be/',
    import: 'default',
  }),
  others: async () => (await import('./be-text-files.ts')).areas,
}
