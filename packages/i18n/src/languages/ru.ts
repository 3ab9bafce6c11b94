import booking from '../../catalogues/ru/booking.json' with { type: 'json' }
import calendar from '../../catalogues/ru/calendar.json' with { type: 'json' }
import common from '../../catalogues/ru/common.json' with { type: 'json' }
import decline from '../../catalogues/ru/decline.json' with { type: 'json' }
import errors from '../../catalogues/ru/errors.json' with { type: 'json' }
import navigation from '../../catalogues/ru/navigation.json' with { type: 'json' }
import profile from '../../catalogues/ru/profile.json' with { type: 'json' }
import session from '../../catalogues/ru/session.json' with { type: 'json' }
import timeslot from '../../catalogues/ru/timeslot.json' with { type: 'json' }
import visits from '../../catalogues/ru/visits.json' with { type: 'json' }
export const ru = {
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
}
