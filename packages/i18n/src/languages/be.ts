import calendar from '../../catalogues/be/calendar.json' with { type: 'json' }
import common from '../../catalogues/be/common.json' with { type: 'json' }
import decline from '../../catalogues/be/decline.json' with { type: 'json' }
import errors from '../../catalogues/be/errors.json' with { type: 'json' }
import navigation from '../../catalogues/be/navigation.json' with { type: 'json' }
import type { Shell } from '../shell-texts.ts'

export const be = { calendar, common, decline, errors, navigation } satisfies Shell
