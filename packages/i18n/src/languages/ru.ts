import calendar from '../../catalogues/ru/calendar.json' with { type: 'json' }
import common from '../../catalogues/ru/common.json' with { type: 'json' }
import decline from '../../catalogues/ru/decline.json' with { type: 'json' }
import errors from '../../catalogues/ru/errors.json' with { type: 'json' }
import navigation from '../../catalogues/ru/navigation.json' with { type: 'json' }
import type { Shell } from '../shell-texts.ts'

export const ru = { calendar, common, decline, errors, navigation } satisfies Shell
