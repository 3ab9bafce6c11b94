import calendar from '../../catalogues/be/calendar.json' with { type: 'json' }
import common from '../../catalogues/be/common.json' with { type: 'json' }
import decline from '../../catalogues/be/decline.json' with { type: 'json' }
import errors from '../../catalogues/be/errors.json' with { type: 'json' }
import navigation from '../../catalogues/be/navigation.json' with { type: 'json' }
import profile from '../../catalogues/be/profile.json' with { type: 'json' }
import session from '../../catalogues/be/session.json' with { type: 'json' }
import type { Catalogue } from '../catalogue.ts'
export const be = { calendar, common, decline, errors, navigation, profile, session } satisfies Catalogue
