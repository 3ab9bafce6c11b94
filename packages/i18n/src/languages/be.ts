import booking from '../../catalogues/be/booking.json' with { type: 'json' }
import calendar from '../../catalogues/be/calendar.json' with { type: 'json' }
import common from '../../catalogues/be/common.json' with { type: 'json' }
import decline from '../../catalogues/be/decline.json' with { type: 'json' }
import errors from '../../catalogues/be/errors.json' with { type: 'json' }
import navigation from '../../catalogues/be/navigation.json' with { type: 'json' }
import profile from '../../catalogues/be/profile.json' with { type: 'json' }
import session from '../../catalogues/be/session.json' with { type: 'json' }
import timeslot from '../../catalogues/be/timeslot.json' with { type: 'json' }
import visits from '../../catalogues/be/visits.json' with { type: 'json' }
import type { Catalogue } from '../catalogue.ts'
export const be = {
  booking,
  calendar,
  common,
  decline,
  errors,
  navigation,
  profile,
  session,
  timeslot,
  visits,
} satisfies Catalogue
