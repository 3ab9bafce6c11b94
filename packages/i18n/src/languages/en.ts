import calendar from '../../catalogues/en/calendar.json' with { type: 'json' }
import common from '../../catalogues/en/common.json' with { type: 'json' }
import decline from '../../catalogues/en/decline.json' with { type: 'json' }
import errors from '../../catalogues/en/errors.json' with { type: 'json' }
import navigation from '../../catalogues/en/navigation.json' with { type: 'json' }
import type { Shell } from '../shell-texts.ts'

export const en = { calendar, common, decline, errors, navigation } satisfies Shell
