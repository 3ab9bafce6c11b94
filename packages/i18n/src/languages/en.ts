import booking from '../../catalogues/en/booking.json' with { type: 'json' }
import calendar from '../../catalogues/en/calendar.json' with { type: 'json' }
import common from '../../catalogues/en/common.json' with { type: 'json' }
import decline from '../../catalogues/en/decline.json' with { type: 'json' }
import errors from '../../catalogues/en/errors.json' with { type: 'json' }
import navigation from '../../catalogues/en/navigation.json' with { type: 'json' }
import profile from '../../catalogues/en/profile.json' with { type: 'json' }
import session from '../../catalogues/en/session.json' with { type: 'json' }
import timeslot from '../../catalogues/en/timeslot.json' with { type: 'json' }
import visits from '../../catalogues/en/visits.json' with { type: 'json' }
import type { Catalogue } from '../catalogue.ts'
export const en = {
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
